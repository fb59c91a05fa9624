import { AllocationTable } from '@/components/dashboard/allocation-table';
import { ownAmount } from '@/components/dashboard/own-amount';
import { TargetForm } from '@/components/dashboard/target-form';
import { Disclosure } from '@/components/dashboard/disclosure';
import { navJumpsWhileHeld } from '@/lib/dashboard/nav-jumps-while-held';
import { loadPositions, loadPriced } from '@/lib/dashboard/portfolio-source';
import { positionsInDoubt } from '@/lib/dashboard/positions-in-doubt';
import { allocate, assetGroups, type AssetGroup } from '@/lib/holdings/allocation';
import { targetIn } from '@/lib/holdings/saved-wishes';
import { householdIn } from '@/lib/household/saved-household';
import { messages } from '@/lib/messages';
import { defineCard } from '../card';

const { dashboard, display } = messages();
const { allocation: words } = dashboard;
const amount = ownAmount(display.amountHidden);

export const allocationCard = defineCard({
  id: 'allocation',
  title: dashboard.titles.allocation,
  width: 'half',
  audience: 'personal',
  lines: 16,
  load: async ({ items, today }) => {
    if (items === null) return null;
    const rupeesBy: Record<AssetGroup, number> = {
      equity: 0,
      debt: 0,
      mixed: 0,
      coins: 0,
      cash: householdIn(items).savingsRupees ?? 0,
    };
    const [positions, priced] = await Promise.all([loadPositions(items), loadPriced(items)]);
    for (const { group, valueRupees } of positions) {
      rupeesBy[group] += valueRupees ?? 0;
    }
    const target = targetIn(items);
    const jumps = navJumpsWhileHeld(priced, { from: null, to: today });
    return {
      rows: allocate(rupeesBy, target),
      inDoubt: positionsInDoubt(positions, jumps),
      target,
    };
  },
  show: (known, { isDemo }) => {
    if (!known) return <p>{dashboard.accountUnavailable}</p>;
    const { rows, inDoubt, target } = known;
    const typed = assetGroups.map((group) => [group, target ? String(target[group]) : '']);
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {rows ? (
          <AllocationTable
            rows={rows}
            inDoubt={inDoubt}
            amount={amount}
            messages={words}
            inDoubtWords={dashboard.inDoubt}
          />
        ) : (
          <p className="text-ink-soft">{words.none}</p>
        )}
        <p className="text-sm text-ink-soft">{words.how}</p>
        {isDemo ? null : (
          <Disclosure title={target ? words.form.change : words.form.open}>
            <TargetForm
              typed={Object.fromEntries(typed) as Record<AssetGroup, string>}
              messages={words}
              outcomes={dashboard.outcomes}
            />
          </Disclosure>
        )}
      </div>
    );
  },
});
