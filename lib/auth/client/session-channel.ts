/** `logged-out`: the member signed out, so that personal data are removed. `signed-out`: the session ended by itself. */
export type SessionChange = (typeof changes)[number];

const changes = ['signed-in', 'signed-out', 'logged-out'] as const;

let channel: BroadcastChannel | null = null;

/** One channel per tab, for sending and receiving: a channel does not receive its own messages. */
function sessionChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('session');
  return channel;
}

/** Notifies this browser's other tabs of a sign-in or sign-out. */
export function announceSession(change: SessionChange): void {
  sessionChannel().postMessage(change);
}

/** Calls back when another tab signs in or out. @returns a function that stops listening. */
export function onSessionChange(callback: (change: SessionChange) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    const change = changes.find((known) => known === data);
    if (change) callback(change);
  };
  sessionChannel().addEventListener('message', listen);
  return () => sessionChannel().removeEventListener('message', listen);
}
