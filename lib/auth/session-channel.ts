export type SessionChange = 'signed-in' | 'signed-out';

const channelName = 'session';

/** Tells this browser's other tabs that somebody signed in or out. */
export function announceSession(change: SessionChange): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(change);
  channel.close();
}

/** Calls back when another tab signs in or out; returns the way to stop listening. */
export function onSessionChange(callback: (change: SessionChange) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-in' || data === 'signed-out') callback(data);
  };
  return () => channel.close();
}
