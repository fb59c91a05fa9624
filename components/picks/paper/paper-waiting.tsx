import { EmptyState } from '@/components/ui/empty-state';
import { dateOfDayNumber, dayNumberOf, daysBetween } from '@/lib/calendar/day-count';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { nextListDay } from '@/lib/picks/domain/paper/paper-portfolio';
import { mostDaysAway } from '@/lib/picks/domain/record/list-outcome';

/** Closes come once a week, so the first one is up to so many days after the list. */
const daysToClose = 7;

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
  const firstValue = dateOfDayNumber(dayNumberOf(startsOn) + lagDays + daysToClose);
  return (
    <EmptyState title={page.waitingTitle}>
      {fill(page.waiting, {
        start: formatDate(startsOn),
        days: lagDays,
        date: formatDate(firstValue),
      })}
    </EmptyState>
  );
}
