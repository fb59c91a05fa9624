/** Far below what a field shows (a hundredth of a percent, a rupee), and above the noise of a projection. */
const tolerance = 1e-11;

/**
 * The least x in [low, high] where a rising condition becomes true, by halving (about 45 times from 0 to 100). The
 * caller has made sure that it is false at low and true at high.
 */
export function leastWhere(holds: (x: number) => boolean, low: number, high: number): number {
  let below = low;
  let reached = high;
  while (reached - below > tolerance) {
    const middle = (below + reached) / 2;
    if (middle <= below || middle >= reached) break;
    if (holds(middle)) reached = middle;
    else below = middle;
  }
  return reached;
}
