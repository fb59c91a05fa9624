import { importSiteModule } from '../scripts/site-module.mjs';
import { optionsSpeed } from './budgets.mjs';
import { measurePeer } from './options-peer.mjs';
import { processorRate, rateTable } from './processor-rate.mjs';
import { table } from './table.mjs';

const shotMs = 500;
const years = [7, 28, 91, 365].map((days) => days / 365);
const expiries = ['2026-12-01', '2026-12-29'];

/**
 * Options a second of processor time (so that a busy machine does not count). Every greek is added up, so that none is
 * left out of the work, and the options differ in strike, right, time and volatility.
 */
export async function checkOptionsSpeed() {
  const { blackScholes } = await importSiteModule('lib/options/domain/pricing/black');
  const { impliedVolatility } = await importSiteModule(
    'lib/options/domain/pricing/implied-volatility',
  );
  const { outcomeOf } = await importSiteModule('lib/options/domain/position/outcome');
  const { valueStrategy } = await importSiteModule('lib/options/domain/position/strategy-value');
  const chain = anyChain();
  const priced = chain.map(({ terms, market }) => {
    const { price } = blackScholes(terms, market);
    return { terms, market, price };
  });
  const work = [
    () => sumOf(chain, ({ terms, market }) => totalOf(blackScholes(terms, market))),
    () =>
      sumOf(priced, ({ terms, market, price }) => {
        const found = impliedVolatility(terms, price, market);
        return found.ok ? found.value : 0;
      }),
    () => valueOf(outcomeOf, valueStrategy),
  ];
  const counts = [chain.length, chain.length, 1];
  const peers = measurePeer(chain, { blackScholes });
  return optionsSpeed.map((budget, index) => {
    const measured = processorRate(work[index], { count: counts[index], shotMs });
    return { ...budget, measured, isMet: measured >= budget.perSecond, peer: peers[index] };
  });
}

function anyChain() {
  return Array.from({ length: 1000 }, (_, index) => ({
    terms: {
      right: index % 2 ? 'call' : 'put',
      strike: 22_000 + index * 4,
      years: years[index % years.length],
    },
    market: {
      spot: 24_000,
      rate: 0.065,
      dividendYield: 0.012,
      volatility: 0.1 + (index % 37) / 100,
    },
  }));
}

function totalOf({ price, delta, gamma, vega, theta, rho, dividendRho, vanna, volga }) {
  return price + delta + gamma + vega + theta + rho + dividendRho + vanna + volga;
}

function sumOf(cases, compute) {
  let sum = 0;
  for (const one of cases) sum += compute(one);
  return sum;
}

const legs = expiries.flatMap((expiry, later) =>
  [
    ['buy', 'put', 22_500],
    ['sell', 'put', 23_500],
    ['sell', 'call', 24_500],
    ['buy', 'call', 25_500],
  ].map(([side, kind, strike], index) => ({
    side: later ? side : side === 'buy' ? 'sell' : 'buy',
    kind,
    strike: strike + 100 * later,
    expiry,
    volatility: 0.14 + index / 100,
    lots: 1,
    unitsPerLot: 65,
    priceRupees: 60 + 25 * index,
  })),
);

function valueOf(outcomeOf, valueStrategy) {
  const market = {
    rate: 0.065,
    dividendYield: 0.012,
    volatility: 'per-leg',
    volatilityChange: 0,
    dayCount: 'calendar-365',
  };
  const { breakevens } = outcomeOf(legs, market);
  const { profitRupees } = valueStrategy(legs, { ...market, spot: 24_000, date: '2026-11-23' });
  return breakevens.length + Math.abs(profitRupees);
}

export const optionsTable = (rows) => `${rateTable('Options', rows)}\n\n${peerTable(rows)}`;

function peerTable(rows) {
  return table([
    ['Peers from npm, same options, same run', 'a second', 'ours is', 'error'],
    ...rows.flatMap(({ peer, measured }) =>
      peer
        ? [
            [
              peer.name,
              peer.perSecond.toFixed(0),
              `${(measured / peer.perSecond).toFixed(0)} times faster`,
              peer.errors,
            ],
          ]
        : [],
    ),
  ]);
}
