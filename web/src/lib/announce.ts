/** Notifications: tell a person who looks elsewhere that it is their turn, by message or by touch. */

/** Browsers allow notifications in a secure context only: not over plain HTTP on a local network. */
export const canNotify = (): boolean => "Notification" in window && isSecureContext;

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export function notify(text: string): void {
  if (canNotify() && Notification.permission === "granted" && document.hidden)
    new Notification(text);
}

/** A device that is held: others have nothing that could shake. */
export const canVibrate = (): boolean =>
  "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** One short tap. Browsers refuse it to a page nobody has touched. */
export function vibrate(): void {
  if (canVibrate() && navigator.userActivation.hasBeenActive) navigator.vibrate(90);
}
