export type SessionChange = 'signed-in' | 'signed-out';

let channel: BroadcastChannel | null = null;

/** One channel per tab, for speaking and for listening: it does not hear what it says itself. */
function sessionChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('session');
  return channel;
}

/** Notifies this browser's other tabs of a sign-in or sign-out. */
export function announceSession(change: SessionChange): void {
  sessionChannel().postMessage(change);
}

/** Calls back when another tab signs in or out; returns the way to stop listening. */
export function onSessionChange(callback: (change: SessionChange) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-in' || data === 'signed-out') callback(data);
  };
  sessionChannel().addEventListener('message', listen);
  return () => sessionChannel().removeEventListener('message', listen);
}
