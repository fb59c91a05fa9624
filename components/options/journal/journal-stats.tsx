import { Amount } from '@/components/ui/amount';
import { Stat } from '@/components/ui/stat';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber, formatPercent, formatRupees } from '@/lib/money/rupees';
import type { JournalStatistics } from '@/lib/options/domain/journal/journal-statistics';

/** Below so many closed trades a good or bad run says nothing. */
const few = 30;

/** Statistics of a journal's closed trades. */
export function JournalStats({
  statistics,
  messages,
  hiddenLabel,
}: {
  statistics: JournalStatistics;
  messages: Messages['optionJournal']['statistics'];
  hiddenLabel: string;
}) {
  const { closedCount, openCount } = statistics;
  const amount = (rupees: number | null) => (
    <Amount full={formatRupees(rupees)} hiddenLabel={hiddenLabel} />
  );
  return (
    <section aria-label={messages.title} className="grid gap-3">
      <h3 className="font-semibold">{messages.title}</h3>
      <p className="max-w-prose text-sm text-ink-soft">
        {fill(messages.counts, {
          closed: formatNumber(closedCount),
          open: formatNumber(openCount),
        })}{' '}
        {closedCount < few ? messages.few : null}
      </p>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Stat label={messages.net} value={amount(statistics.netRupees)} />
        <Stat label={messages.winRate} value={formatPercent(statistics.winPercent, 0)} />
        <Stat label={messages.averageWin} value={amount(statistics.averageWinRupees)} />
        <Stat label={messages.averageLoss} value={amount(statistics.averageLossRupees)} />
        <Stat
          label={messages.expectancy}
          value={amount(statistics.expectancyRupees)}
          note={messages.expectancyNote}
        />
        <Stat
          label={messages.charges}
          value={formatPercent(statistics.chargesPercent, 1)}
          note={messages.chargesNote}
        />
        <Stat label={messages.biggestLoss} value={amount(statistics.biggestLossRupees)} />
        <Stat
          label={messages.followedPlan}
          value={formatPercent(statistics.followedPlanPercent, 0)}
        />
      </dl>
    </section>
  );
}
