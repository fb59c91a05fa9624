export type Direction = 'up' | 'down' | 'level';

export type Change = {
  amount: number | null;
  /** 0.12 for 12% more; null where there was nothing, or less, to begin with. */
  ratio: number | null;
  direction: Direction | null;
};

/** The change from one figure to another. Unknown stays unknown, and there is no percent from zero. */
export function changeOf(from: number | null, to: number | null): Change {
  if (from === null || to === null) return { amount: null, ratio: null, direction: null };
  const amount = to - from;
  return { amount, ratio: from > 0 ? amount / from : null, direction: directionOf(amount) };
}

function directionOf(amount: number): Direction;
function directionOf(amount: number | null): Direction | null;
function directionOf(amount: number | null): Direction | null {
  if (amount === null || !Number.isFinite(amount)) return null;
  if (amount === 0) return 'level';
  return amount > 0 ? 'up' : 'down';
}
