/** Web Push in this browser: whether it can work here, and its subscription. */

/** Why a push cannot come here; null if it can. */
export function barred(): "insecure" | "unsupported" | "denied" | null {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : null;
}

/** Ask the browser for a subscription to our key: JSON for the server, null if the person says no. */
export async function subscribe(key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  return JSON.stringify(found.toJSON());
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
