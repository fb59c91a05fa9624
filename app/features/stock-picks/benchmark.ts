import type { DatedValue } from '@/lib/cashflow/dated-value';
import { env } from '@/lib/env';
import { sinceLastJump } from '@/lib/funds/domain/nav-jumps';
import { loadNavHistory, loadScheme } from '@/lib/funds/server/source';
import type { Market } from '@/lib/picks/server/source';

export type Benchmark = {
  /** Name of the index fund; null for the sample's generated market, and while the provider does not answer. */
  fundName: string | null;
  /** Oldest first, since the last jump of the NAV; empty while the fund's history cannot be had. */
  values: readonly DatedValue[];
};

/** What lists are held against: the sample's own market, else the NAV of an index fund (PICKS_BENCHMARK_SCHEME). */
export async function loadBenchmark({ universe, benchmark }: Market): Promise<Benchmark> {
  if (universe.kind === 'sample') return { fundName: null, values: benchmark };
  const scheme = await loadScheme(env.picks.benchmarkScheme);
  if (!scheme.ok) return { fundName: null, values: [] };
  const { data } = scheme.value;
  const history = await loadNavHistory(data);
  return {
    fundName: data.name,
    values: history.ok ? sinceLastJump(history.value.data.series) : [],
  };
}
