import { Disclosure } from '@/components/dashboard/frame/disclosure';
import { AttentionList } from '@/components/dashboard/household/attention-list';
import { CheckList } from '@/components/dashboard/household/check-list';
import { GuestHousehold } from '@/components/dashboard/household/guest-household';
import { MemberHousehold } from '@/components/dashboard/household/member-household';
import { dashboardHref } from '@/lib/dashboard/domain/dashboard-query';
import { typedOf } from '@/lib/household/read-household';
import { messages } from '@/lib/messages';
import type { CardView } from './card-view';

const { dashboard } = messages();
const { checks: words } = dashboard;

export const checksCard: CardView<'checks'> = {
  title: dashboard.titles.checks,
  lines: 12,
  show: (known, { kind, isDemo, open, today }) => {
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
          <Disclosure
            title={isAnswered ? words.form.change : words.form.open}
            isOpen={open === 'household' || !isAnswered}
          >
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
};

const shownItems = 4;

/** What to look at, from every part of the dashboard, and the next one of the first steps. */
export const attentionCard: CardView<'attention'> = {
  title: dashboard.titles.attention,
  lines: 6,
  action: ({ items }, { isDemo }) =>
    items.length > shownItems
      ? { href: dashboardHref({ tab: 'checks', isDemo }), text: dashboard.attention.more }
      : null,
  show: ({ items, next }, { kind }) => (
    <AttentionList
      items={items.slice(0, shownItems)}
      next={kind === 'member' && next?.href ? { title: next.title, href: next.href } : null}
      messages={dashboard.attention}
    />
  ),
};
