import { useRef, useState } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CsvButton } from '@/components/ui/files/csv-button';
import { Disclosure } from '@/components/ui/disclosure';
import { optionsOf, Select } from '@/components/ui/fields/select';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { formatNumber, formatPercent, formatRupees } from '@/lib/money/rupees';
import type { JournalEntry } from '@/lib/options/domain/journal/journal-entry';
import {
  journalStatistics,
  sortTrades,
  tradeOrders,
  type JournalStatistics,
  type TradeOrder,
} from '@/lib/options/domain/journal/journal-statistics';
import { EntryForm, type CurrentStrategy } from './trade-forms';
import { TradeCard } from './trade-card';
import { useJournal } from './use-journal';
import { Amount } from '@/components/ui/figures/amount';
import { Stat } from '@/components/ui/figures/stat';
import { optionJournal as messages } from '@/lib/messages/en/options/option-journal';
import { options } from '@/lib/messages/en/options/options';

const { hidden: hiddenLabel } = options.answer;

/** Paper trades: the plan first, later the result beside it, and statistics of all of them. */
export function JournalPanel({
  memberEntries,
  current,
  onQueryLoaded,
}: {
  /** The trades of a member; null for a guest, whose journal is in the browser. */
  memberEntries: readonly JournalEntry[] | null;
  /** The strategy of the page; null without one. */
  current: CurrentStrategy | null;
  /** Called with a saved trade's `writeQuery`, to load its legs again. */
  onQueryLoaded: (query: string) => void;
}) {
  const journal = useJournal(memberEntries);
  const [outcome, setOutcome] = useState<{ text: string; tone: 'good' | 'bad' } | null>(null);
  const [order, setOrder] = useState<TradeOrder>('newest');
  const heading = useRef<HTMLHeadingElement>(null);
  const { entries, isWholeUnread } = journal;
  const { csv, list } = messages;
  const loadCsv = async () => {
    const { journalCsv } = await import('@/lib/options/domain/journal/journal-csv');
    const text = journalCsv(entries, {
      ...csv,
      comparisons: list.comparisons,
      pageUrl: `${window.location.origin}${window.location.pathname}`,
    });
    return { name: fill(csv.fileName, { date: dateInIndia(new Date()) }), text };
  };

  const put = async (entry: JournalEntry, done: string) => {
    const problem = await journal.put(entry).catch(() => 'unavailable' as const);
    setOutcome(
      problem ? { text: messages.failures[problem], tone: 'bad' } : { text: done, tone: 'good' },
    );
    return problem === null;
  };
  const remove = async (id: string) => {
    const problem = await journal.remove(id).catch(() => 'unavailable' as const);
    setOutcome(
      problem
        ? { text: messages.failures[problem], tone: 'bad' }
        : { text: messages.deleted, tone: 'good' },
    );
    // The button that was pressed is gone.
    if (!problem) heading.current?.focus();
  };

  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="max-w-prose text-sm text-ink-soft">
        {memberEntries ? messages.whereMember : messages.whereGuest}
      </p>
      {journal.couldNotSave ? <Alert tone="warn">{messages.notSaved}</Alert> : null}
      {journal.unreadCount > 0 ? (
        <Alert tone="warn">
          {fill(messages.unread, { count: formatNumber(journal.unreadCount) })}
        </Alert>
      ) : null}
      {isWholeUnread ? (
        <Alert tone="bad">
          <p className="mb-3">{messages.wholeUnread}</p>
          <Button variant="danger" onClick={journal.startAnew}>
            {messages.startAnew}
          </Button>
        </Alert>
      ) : (
        <Disclosure title={messages.add.title}>
          <EntryForm
            current={current}
            onSave={(entry) => {
              // A correction of a trade that was closed meanwhile leaves it closed.
              const before = entries.find(({ id }) => id === entry.id);
              return put({ ...entry, close: before?.close ?? null }, messages.saved);
            }}
          />
        </Disclosure>
      )}
      <LiveRegion>{outcome ? <Alert tone={outcome.tone}>{outcome.text}</Alert> : null}</LiveRegion>
      <section aria-labelledby="journal-trades" className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 ref={heading} id="journal-trades" tabIndex={-1} className="font-semibold">
            {messages.list.title}
          </h3>
          {entries.length > 0 ? (
            <CsvButton label={csv.button} failed={csv.failed} load={loadCsv} />
          ) : null}
        </div>
        {entries.length > 1 ? (
          <Select
            id="journal-order"
            label={messages.list.sort}
            value={order}
            onChange={({ target }) =>
              setOrder(tradeOrders.find((one) => one === target.value) ?? 'newest')
            }
            options={optionsOf(messages.list.orders)}
          />
        ) : null}
        {entries.length > 0 ? (
          <ul className="grid grid-cols-1 gap-3">
            {sortTrades(entries, order).map((entry) => (
              <TradeCard
                key={entry.id}
                entry={entry}
                onClose={(close) => put({ ...entry, close }, messages.closed)}
                onRemove={() => remove(entry.id)}
                onLoad={onQueryLoaded}
              />
            ))}
          </ul>
        ) : (
          <p className="text-sm text-ink-soft">{messages.list.empty}</p>
        )}
      </section>
      {entries.some(({ close }) => close) ? (
        <JournalStats statistics={journalStatistics(entries)} />
      ) : null}
    </div>
  );
}

/** With fewer closed trades a good or bad run says nothing. */
const few = 30;

/** Statistics of a journal's closed trades. */
function JournalStats({ statistics }: { statistics: JournalStatistics }) {
  const { closedCount, openCount } = statistics;
  const amount = (rupees: number | null) => (
    <Amount full={formatRupees(rupees)} hiddenLabel={hiddenLabel} />
  );
  return (
    <section aria-label={messages.statistics.title} className="grid gap-3">
      <h3 className="font-semibold">{messages.statistics.title}</h3>
      <p className="max-w-prose text-sm text-ink-soft">
        {fill(messages.statistics.counts, {
          closed: formatNumber(closedCount),
          open: formatNumber(openCount),
        })}{' '}
        {closedCount < few ? messages.statistics.few : null}
      </p>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Stat label={messages.statistics.net} value={amount(statistics.netRupees)} />
        <Stat label={messages.statistics.winRate} value={formatPercent(statistics.winPercent, 0)} />
        <Stat label={messages.statistics.averageWin} value={amount(statistics.averageWinRupees)} />
        <Stat
          label={messages.statistics.averageLoss}
          value={amount(statistics.averageLossRupees)}
        />
        <Stat
          label={messages.statistics.expectancy}
          value={amount(statistics.expectancyRupees)}
          note={messages.statistics.expectancyNote}
        />
        <Stat
          label={messages.statistics.charges}
          value={formatPercent(statistics.chargesPercent, 1)}
          note={messages.statistics.chargesNote}
        />
        <Stat
          label={messages.statistics.biggestLoss}
          value={amount(statistics.biggestLossRupees)}
        />
        <Stat
          label={messages.statistics.followedPlan}
          value={formatPercent(statistics.followedPlanPercent, 0)}
        />
      </dl>
    </section>
  );
}
