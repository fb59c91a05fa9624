import { CardDisclosure } from '@/components/dashboard/frame/card-disclosure';
import { CheckList } from '@/components/dashboard/household/check-list';
import { GuestHousehold } from '@/components/dashboard/household/guest-household';
import { MemberHousehold } from '@/components/dashboard/household/member-household';
import { OwnSentence } from '@/components/ui/figures/amount';
import { formatDate } from '@/lib/calendar/iso-date';
import { dashboardHref } from '@/lib/dashboard/domain/dashboard-query';
import { typedOf } from '@/lib/household/read-household';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { hiddenLabelOf, type CardView } from './card-view';
import { outcomes } from './outcomes';
import { ExclamationTriangleIcon, ArrowRightIcon } from '@heroicons/react/20/solid';
import { RouteLink } from '@/components/ui/route-link';
import type { AttentionItem } from '@/lib/dashboard/domain/attention';

const { dashboard, display } = messages();
const { checks: checksMessages } = dashboard;

export const checksCard: CardView<'checks'> = {
  title: dashboard.titles.checks,
  lines: 12,
  show: (known, { kind, isDemo, open, today }) => {
    if (!known) {
      return kind === 'guest' ? (
        <GuestHousehold
          today={today}
          messages={checksMessages}
          hiddenLabel={display.amountHidden}
        />
      ) : (
        <p>{dashboard.accountUnavailable}</p>
      );
    }
    const { checks, household, answeredOn } = known;
    const isKnown = checks.some(({ state }) => state !== 'unknown');
    const isAnswered = Object.values(household).some((answer) => answer !== null);
    return (
      <div className="grid grid-cols-1 gap-3">
        {isKnown ? (
          <CheckList
            checks={checks}
            messages={checksMessages}
            hiddenLabel={isDemo ? undefined : display.amountHidden}
          />
        ) : (
          <p className="max-w-prose text-ink-soft">{checksMessages.member}</p>
        )}
        {answeredOn && !isDemo ? (
          <p className="text-xs text-ink-soft">
            {fill(checksMessages.answeredOn, { date: formatDate(answeredOn) })}
          </p>
        ) : null}
        {isDemo ? null : (
          <CardDisclosure
            title={isAnswered ? checksMessages.form.change : checksMessages.form.open}
            isOpen={open === 'household' || !isAnswered}
          >
            <MemberHousehold
              typed={typedOf(household)}
              today={today}
              messages={checksMessages}
              outcomes={outcomes}
            />
          </CardDisclosure>
        )}
      </div>
    );
  },
};

const shownItems = 4;

/** What needs attention on the dashboard, and the next step of getting started. */
export const attentionCard: CardView<'attention'> = {
  title: dashboard.titles.attention,
  lines: 6,
  action: ({ items }, { isDemo }) =>
    items.length > shownItems
      ? { href: dashboardHref({ tab: 'checks', isDemo }), text: dashboard.attention.more }
      : null,
  show: ({ items, next }, viewer) => (
    <AttentionList
      items={items.slice(0, shownItems)}
      next={viewer.kind === 'member' && next?.href ? { title: next.title, href: next.href } : null}
      hiddenLabel={hiddenLabelOf(viewer)}
    />
  ),
};

/** What needs attention, and the next step of getting started. */
function AttentionList({
  items,
  next,
  hiddenLabel,
}: {
  items: readonly AttentionItem[];
  /** The next step; null where all are done. */
  next: { title: string; href: string } | null;
  /** Left out for amounts of the sample household. */
  hiddenLabel: string | undefined;
}) {
  return (
    <div className="-my-2 grid text-sm">
      {items.length === 0 ? <p className="py-2 text-ink-soft">{dashboard.attention.none}</p> : null}
      <ul>
        {items.map(({ id, text, amounts = [], href, link }) => (
          <li
            key={id}
            className="flex items-center gap-2.5 border-b border-line py-2.5 last:border-0"
          >
            <ExclamationTriangleIcon aria-hidden="true" className="size-5 shrink-0 text-warn" />
            <span className="min-w-0 flex-1">
              <OwnSentence text={text} amounts={amounts} hiddenLabel={hiddenLabel} />
            </span>
            <RouteLink
              href={href}
              prefetches={false}
              className="-my-2.5 shrink-0 py-2.5 text-xs font-semibold text-accent hover:underline"
            >
              {link}
              <span className="sr-only">
                : <OwnSentence text={text} amounts={amounts} hiddenLabel={hiddenLabel} />
              </span>
            </RouteLink>
          </li>
        ))}
      </ul>
      {next ? (
        <p className="flex items-center gap-2.5 border-t border-line py-2.5">
          <ArrowRightIcon aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <span>
            {dashboard.attention.next}:{' '}
            <RouteLink
              href={next.href}
              prefetches={false}
              className="font-semibold text-accent hover:underline"
            >
              {next.title}
            </RouteLink>
          </span>
        </p>
      ) : null}
    </div>
  );
}
