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
  words,
  hiddenLabel,
}: {
  statistics: JournalStatistics;
  words: Messages['optionJournal']['statistics'];
  hiddenLabel: string;
}) {
  const { closedCount, openCount } = statistics;
  const amount = (rupees: number | null) => (
    <Amount full={formatRupees(rupees)} hiddenLabel={hiddenLabel} />
  );
  return (
    <section aria-label={words.title} className="grid gap-3">
      <h3 className="font-semibold">{words.title}</h3>
      <p className="max-w-prose text-sm text-ink-soft">
        {fill(words.counts, { closed: formatNumber(closedCount), open: formatNumber(openCount) })}{' '}
        {closedCount < few ? words.few : null}
      </p>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Stat label={words.net} value={amount(statistics.netRupees)} />
        <Stat label={words.winRate} value={formatPercent(statistics.winPercent, 0)} />
        <Stat label={words.averageWin} value={amount(statistics.averageWinRupees)} />
        <Stat label={words.averageLoss} value={amount(statistics.averageLossRupees)} />
        <Stat
          label={words.expectancy}
          value={amount(statistics.expectancyRupees)}
          note={words.expectancyNote}
        />
        <Stat
          label={words.charges}
          value={formatPercent(statistics.chargesPercent, 1)}
          note={words.chargesNote}
        />
        <Stat label={words.biggestLoss} value={amount(statistics.biggestLossRupees)} />
        <Stat label={words.followedPlan} value={formatPercent(statistics.followedPlanPercent, 0)} />
      </dl>
    </section>
  );
}
