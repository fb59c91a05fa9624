import type { TypedWallEntry, WallProblems } from '@/lib/support/wall-entry';

export type WallRow = {
  id: string;
  name: string;
  message: string;
  amountRupees: number | null;
  isShown: boolean;
};

export type SendAnswer =
  | { status: 'sent' }
  | { status: 'mistakes'; problems: WallProblems }
  | { status: 'too-many'; seconds: number }
  | { status: 'many-waiting' | 'many-today' | 'failed' };

const address = '/api/support/wall';

/** The approved entries and, for a member, also the member's own; null when the wall cannot be fetched. */
export async function fetchWall(
  signal: AbortSignal,
): Promise<{ rows: readonly WallRow[]; mine: readonly string[] } | null> {
  try {
    const [shown, own] = await Promise.all([
      entriesAt(address, signal),
      'member' in document.documentElement.dataset ? entriesAt(`${address}/mine`, signal) : null,
    ]);
    if (!shown) return null;
    const rows = shown.map((entry) => ({ ...entry, isShown: true }));
    const waiting = (own ?? []).filter(({ isShown }) => !isShown);
    return { rows: [...waiting, ...rows], mine: (own ?? []).map(({ id }) => id) };
  } catch {
    return null;
  }
}

async function entriesAt(url: string, signal: AbortSignal): Promise<WallRow[] | null> {
  const response = await fetch(url, { signal });
  if (!response.ok) return null;
  return ((await response.json()) as { entries: WallRow[] }).entries;
}

/** Sends an entry under the id and the secret that the form made: sent again, it is still one. */
export async function sendEntry(
  key: { id: string; secret: string },
  typed: TypedWallEntry & { website: string },
): Promise<SendAnswer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...key, ...typed }),
    });
    if (response.ok) return { status: 'sent' };
    const answer = (await response.json()) as {
      problem?: string;
      problems?: WallProblems;
      retryAfterSeconds?: number;
    };
    if (answer.problems) return { status: 'mistakes', problems: answer.problems };
    if (response.status === 429) {
      return { status: 'too-many', seconds: answer.retryAfterSeconds ?? 60 };
    }
    const { problem } = answer;
    return { status: problem === 'many-waiting' || problem === 'many-today' ? problem : 'failed' };
  } catch {
    return { status: 'failed' };
  }
}

/** True also when the entry is gone already. */
export async function removeEntry(id: string, secret: string | null): Promise<boolean> {
  try {
    const response = await fetch(`${address}/${id}`, {
      method: 'DELETE',
      headers: secret ? { 'x-entry-secret': secret } : {},
    });
    return response.ok || response.status === 404;
  } catch {
    return false;
  }
}
