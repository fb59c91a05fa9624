/** What the dashboard remembers in this browser for whoever is not signed in. Nothing of it is ever sent. */
export const noteKeys = ['dashboard-layout', 'household', 'last-sip', 'tasks-done'] as const;
type NoteKey = (typeof noteKeys)[number];

export function readNote(key: NoteKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; null forgets it. A browser that keeps nothing works without. */
export function keepNote(key: NoteKey, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full or forbidden: the page goes on as it is.
  }
}

/** Ticks one of the dashboard's first tasks. Only that it was done is kept. */
export function noteTask(task: 'tax' | 'demo'): void {
  const done = readNote('tasks-done')?.split(' ') ?? [];
  if (!done.includes(task)) keepNote('tasks-done', [...done, task].join(' '));
}

/** The way back to the SIP that was worked out last. */
export function keepLastSip(path: string): void {
  keepNote('last-sip', path);
}
