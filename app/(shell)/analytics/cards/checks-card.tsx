import { CheckList } from '@/components/dashboard/check-list';
import { Disclosure } from '@/components/dashboard/disclosure';
import { GuestHousehold } from '@/components/dashboard/guest-household';
import { MemberHousehold } from '@/components/dashboard/member-household';
import { investedIn } from '@/lib/dashboard/invested';
import { navJumpsWhileHeld } from '@/lib/dashboard/nav-jumps-while-held';
import { loadPositions, loadPriced } from '@/lib/dashboard/portfolio-source';
import { positionsInDoubt } from '@/lib/dashboard/positions-in-doubt';
import { checkHousehold } from '@/lib/household/checks';
import { typedOf } from '@/lib/household/read-household';
import { householdIn } from '@/lib/household/saved-household';
import { messages } from '@/lib/messages';
import { defineCard } from '../card';

const { dashboard } = messages();
const { checks: words } = dashboard;

export const checksCard = defineCard({
  id: 'checks',
  title: dashboard.titles.checks,
  width: 'full',
  audience: 'everyone',
  lines: 12,
  load: async ({ kind, items, today }) => {
    if (kind === 'guest' || items === null) return null;
    const household = householdIn(items);
    const [positions, priced] = await Promise.all([loadPositions(items), loadPriced(items)]);
    const jumps = navJumpsWhileHeld(priced, { from: null, to: today });
    const invested = investedIn(positions, positionsInDoubt(positions, jumps));
    return { household, checks: checkHousehold(household, invested, today) };
  },
  show: (known, { kind, isDemo, today }) => {
    if (!known) {
      return kind === 'guest' ? (
        <GuestHousehold today={today} messages={words} />
      ) : (
        <p>{dashboard.accountUnavailable}</p>
      );
    }
    const { checks, household } = known;
    const isKnown = checks.some(({ state }) => state !== 'unknown');
    const isAnswered = Object.values(household).some((answer) => answer !== null);
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {isKnown ? (
          <CheckList checks={checks} messages={words} />
        ) : (
          <p className="max-w-prose text-ink-soft">{words.member}</p>
        )}
        {isDemo ? null : (
          <Disclosure title={isAnswered ? words.form.change : words.form.open}>
            <MemberHousehold
              typed={typedOf(household)}
              messages={words}
              outcomes={dashboard.outcomes}
            />
          </Disclosure>
        )}
      </div>
    );
  },
});
