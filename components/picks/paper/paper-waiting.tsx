import { EmptyState } from '@/components/ui/empty-state';
import { daysBetween } from '@/lib/calendar/day-count';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { firstValueDay, nextListDay } from '@/lib/picks/domain/paper/paper-portfolio';
import { mostDaysAway } from '@/lib/picks/domain/record/list-outcome';

/** Why a portfolio has no value yet. */
export function PaperWaiting({
  startsOn,
  asOf,
  lagDays,
  hasPrices,
  hasList,
  messages: { page, noPrices },
}: {
  startsOn: IsoDate;
  /** Today in India. */
  asOf: IsoDate;
  lagDays: number;
  /** Whether the site has closing prices at all. */
  hasPrices: boolean;
  /** Whether there is a list that could not be followed yet. */
  hasList: boolean;
  messages: Messages['picksPaper'];
}) {
  if (!hasPrices) return <EmptyState title={page.noClosesTitle}>{noPrices}</EmptyState>;
  if (!hasList && startsOn <= asOf) {
    return (
      <EmptyState title={page.noListTitle}>
        {fill(page.noList, { date: formatDate(nextListDay(asOf)) })}
      </EmptyState>
    );
  }
  if (daysBetween(startsOn, asOf) > lagDays + mostDaysAway) {
    return <EmptyState title={page.noClosesTitle}>{page.noCloses}</EmptyState>;
  }
  return (
    <EmptyState title={page.waitingTitle}>
      {fill(page.waiting, {
        start: formatDate(startsOn),
        days: lagDays,
        date: formatDate(firstValueDay(startsOn, lagDays)),
      })}
    </EmptyState>
  );
}
