import { WorthChart } from '@/components/dashboard/worth-chart';
import { WorthSummary } from '@/components/dashboard/worth-summary';
import { ownAmount } from '@/components/dashboard/own-amount';
import { navJumpsWhileHeld } from '@/lib/dashboard/nav-jumps-while-held';
import { loadPositions, loadPriced } from '@/lib/dashboard/portfolio-source';
import { positionsInDoubt } from '@/lib/dashboard/positions-in-doubt';
import { rangeStart } from '@/lib/dashboard/range';
import { inRupeesOf } from '@/lib/dashboard/real-worth';
import { worthOverTime } from '@/lib/holdings/worth';
import { householdIn } from '@/lib/household/saved-household';
import { messages } from '@/lib/messages';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { defineCard } from '../card';

const { charts, dashboard, display } = messages();
const amount = ownAmount(display.amountHidden);

/** The rise of prices that the site's calculators begin with. */
const { inflationPercent } = startInputs;

export const worthCard = defineCard({
  id: 'worth',
  title: dashboard.titles.worth,
  width: 'full',
  audience: 'personal',
  lines: 26,
  load: async ({ items, range, today }) => {
    if (items === null) return null;
    const [positions, priced] = await Promise.all([loadPositions(items), loadPriced(items)]);
    const points = worthOverTime(priced, { from: rangeStart(range, today), to: today });
    const jumps = navJumpsWhileHeld(priced, { from: null, to: today });
    return {
      positions,
      inDoubt: positionsInDoubt(positions, jumps),
      points: inRupeesOf(today, points, inflationPercent),
      household: householdIn(items),
    };
  },
  show: (known) => {
    if (!known) return <p>{dashboard.accountUnavailable}</p>;
    const { positions, inDoubt, points, household } = known;
    const priced = positions.flatMap(({ valueRupees }) => valueRupees ?? []);
    return (
      <WorthSummary
        holdingsRupees={priced.length > 0 ? priced.reduce((sum, value) => sum + value) : null}
        unpriced={positions.filter((one) => one.valueRupees === null).map(({ name }) => name)}
        inDoubt={inDoubt.map(({ name }) => name)}
        savingsRupees={household.savingsRupees}
        loansRupees={household.loansRupees}
        amount={amount}
        messages={dashboard.worth}
        inDoubtWords={dashboard.inDoubt}
      >
        {positions.length === 0 ? (
          <p className="text-ink-soft">{dashboard.worth.none}</p>
        ) : (
          <WorthChart
            points={points}
            inflationPercent={inflationPercent}
            messages={dashboard.worth}
            labels={charts.labels}
          />
        )}
      </WorthSummary>
    );
  },
});
