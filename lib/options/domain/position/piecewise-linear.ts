type Knot = { spot: number; rupees: number };

/** A result by spot that is straight between knots. The first knot is at spot 0. */
export type PiecewiseLinear = {
  knots: readonly Knot[];
  /** Rupees for each rupee of spot beyond the last knot. */
  slopeBeyond: number;
};

/** Spots from one to another; null: without end. */
export type SpotRange = { fromSpot: number; toSpot: number | null };

/** Signed: a loss is negative. */
export type Extremes = { bestRupees: number | 'unlimited'; worstRupees: number | 'unlimited' };

type Segment = { from: Knot; to: Knot | null; slope: number };

/** The result at a spot. */
export function resultAt(line: PiecewiseLinear, spot: number): number {
  const segment = segmentsOf(line).findLast(({ from }) => from.spot <= spot);
  if (!segment) throw new Error(`No spot: ${spot}`);
  const { from, to, slope } = segment;
  return to?.spot === spot ? to.rupees : from.rupees + slope * (spot - from.spot);
}

/** The highest and the lowest result that any spot brings: at a knot, or without limit beyond the last. */
export function extremesOf({ knots, slopeBeyond }: PiecewiseLinear): Extremes {
  const results = knots.map(({ rupees }) => rupees);
  return {
    bestRupees: slopeBeyond > 0 ? 'unlimited' : Math.max(...results),
    worstRupees: slopeBeyond < 0 ? 'unlimited' : Math.min(...results),
  };
}

/**
 * Every spot above 0 at which the result is 0, ascending, also where it only touches 0. Where it is 0 over a stretch,
 * the stretch's ends are named.
 */
export function breakevensOf(line: PiecewiseLinear): readonly number[] {
  const spots = segmentsOf(line).flatMap((segment) =>
    segment.from.rupees === 0 ? segment.from.spot : (crossingOf(segment) ?? []),
  );
  return [...new Set(spots)].filter((spot) => spot > 0);
}

/** Where the result is above 0, ascending; neighbours are joined. */
export function profitRangesOf(line: PiecewiseLinear): readonly SpotRange[] {
  const ranges: SpotRange[] = [];
  for (const segment of segmentsOf(line)) {
    const range = profitIn(segment);
    if (!range) continue;
    const last = ranges.at(-1);
    // The segment before it ended with the same profit.
    if (last && segment.from.rupees > 0) last.toSpot = range.toSpot;
    else ranges.push(range);
  }
  return ranges;
}

function segmentsOf({ knots, slopeBeyond }: PiecewiseLinear): Segment[] {
  return knots.map((from, index) => {
    const to = knots[index + 1] ?? null;
    const slope = to ? (to.rupees - from.rupees) / (to.spot - from.spot) : slopeBeyond;
    return { from, to, slope };
  });
}

/** The zero strictly inside a segment. */
function crossingOf({ from, to, slope }: Segment): number | null {
  const isCrossing = to ? from.rupees * to.rupees < 0 : from.rupees * slope < 0;
  if (!isCrossing) return null;
  const spot = from.spot - from.rupees / slope;
  return to ? Math.min(Math.max(spot, from.spot), to.spot) : spot;
}

function profitIn(segment: Segment): SpotRange | null {
  const { from, to, slope } = segment;
  const crossing = crossingOf(segment);
  const end = to?.spot ?? null;
  if (crossing !== null) {
    return from.rupees > 0
      ? { fromSpot: from.spot, toSpot: crossing }
      : { fromSpot: crossing, toSpot: end };
  }
  const isAbove = from.rupees > 0 || (to ? to.rupees > 0 : slope > 0);
  return isAbove ? { fromSpot: from.spot, toSpot: end } : null;
}
