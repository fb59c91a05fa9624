import { analyse } from '@/lib/options/domain/position/analysis';
import { readStrategy } from '@/lib/options/domain/position/read-strategy';
import { typedFromQuery as strategyFromQuery } from '@/lib/options/domain/position/strategy-address';
import { noMoves } from '@/lib/options/domain/position/typed-strategy';
import { heatGrid, payoffRows } from '@/lib/options/domain/position/what-if';
import { readInputs } from '@/lib/sip/domain/inputs/inputs';
import { plansOf } from '@/lib/sip/domain/inputs/plans';
import { typedFromQuery as planFromQuery } from '@/lib/sip/domain/inputs/query';
import { projectSip } from '@/lib/sip/domain/project';

// Run by bench/calculator-speed.mjs in its browser. Chromium throttles in intervals longer than one computation,
// so each time is the mean of many.
const day = '2026-11-21';
const measurements = 20;

/** Milliseconds for all plans of an address. */
export function timesOfPlans(query: string): number[] {
  const typed = planFromQuery(Object.fromEntries(new URLSearchParams(query)));
  const plans = plansOf(readInputs(typed, day).nearest);
  return meansOf(100, () => plans.forEach(({ plan }) => projectSip(plan)));
}

/** Milliseconds for every figure of a position, the points of its payoff and both tables, from the typed fields. */
export function timesOfLegs(query: string): number[] {
  const { typed } = strategyFromQuery(new URLSearchParams(query), day);
  if (typed.legs.length !== 8) throw new Error('The query has not eight legs');
  return meansOf(30, () => {
    const { strategy } = readStrategy(typed);
    if (!strategy) throw new Error('The query is no strategy');
    const { outcome } = analyse(strategy);
    payoffRows(strategy, noMoves, outcome.breakevens);
    heatGrid(strategy, noMoves, 'date', outcome.breakevens);
    heatGrid(strategy, noMoves, 'volatility', outcome.breakevens);
  });
}

function meansOf(runs: number, compute: () => void): number[] {
  return Array.from({ length: measurements }, () => {
    const begun = performance.now();
    for (let run = 0; run < runs; run += 1) compute();
    return (performance.now() - begun) / runs;
  });
}
