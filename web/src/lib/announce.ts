/** Notifications: tell a person who looks elsewhere that it is their turn, by title, sound or message. */

/** Browsers allow notifications in a secure context only: not over plain HTTP on a local network. */
export const canNotify = (): boolean => "Notification" in window && isSecureContext;

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export function notify(text: string): void {
  if (canNotify() && Notification.permission === "granted" && document.hidden)
    new Notification(text);
}

/** Two soft notes, made here: no file is loaded. Browsers forbid sound to a page nobody touched. */
export function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  const audio = new AudioContext();
  [523.25, 783.99].forEach((pitch, at) => {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at * 0.16;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.75);
  });
  setTimeout(() => void audio.close(), 1200);
}
