import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Disclosure } from '@/components/ui/disclosure';
import { figureColumn, Table, type Column } from '@/components/ui/table';
import { formatMoment } from '@/lib/calendar/moment-in-india';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { ageText } from './source-note';
import { isTroubled, type FeedHealth, type FeedState } from '@/lib/sources/feed-states';

export const feedTones: Record<FeedState, BadgeTone> = {
  live: 'good',
  stale: 'warn',
  down: 'bad',
  sample: 'accent',
  unknown: 'plain',
};

const { sources } = messages();
const { panel } = sources;

/** The state of all sources, collapsed at first. */
export function DataStatusSection({ feeds }: { feeds: readonly FeedHealth[] }) {
  const troubled = feeds.filter(isTroubled).length;
  return (
    <section aria-label={panel.title} className="no-print mt-4">
      <Disclosure
        title={panel.title}
        note={troubled === 0 ? panel.good : fill(panel.troubled, { count: troubled })}
      >
        <DataStatus feeds={feeds} />
      </Disclosure>
    </section>
  );
}

/** Every source of figures with its state and age, as /api/health reports them. */
export function DataStatus({ feeds }: { feeds: readonly FeedHealth[] }) {
  const columns: Column<FeedHealth>[] = [
    { id: 'what', title: panel.what, cell: ({ feed }) => feedName(feed, panel.feeds) },
    { id: 'source', title: panel.source, cell: ({ provider }) => provider },
    {
      id: 'state',
      title: panel.state,
      cell: ({ state }) => <Badge tone={feedTones[state]}>{panel.states[state]}</Badge>,
    },
    figureColumn('last-success', panel.lastSuccess, ({ lastSuccessAt }) =>
      lastSuccessAt ? formatMoment(new Date(lastSuccessAt)) : panel.none,
    ),
    figureColumn('age', panel.age, ({ ageSeconds }) =>
      ageSeconds === null ? panel.none : ageText(ageSeconds, sources),
    ),
    {
      id: 'last-problem',
      title: panel.lastProblem,
      cell: ({ lastOutage }) => (lastOutage ? panel.problems[lastOutage] : panel.none),
    },
    { id: 'format', title: panel.format, cell: formatText },
  ];
  return <Table caption={panel.caption} columns={columns} rows={feeds} />;
}

/** A feed without a name in the messages shows its key. */
export function feedName(feed: string, names: Readonly<Record<string, string>>): string {
  return names[feed] ?? feed;
}

function formatText({ report, formatChangedAt }: FeedHealth): string {
  if (!report) return panel.none;
  const { refusedRows, rows } = report;
  const parts = [
    formatChangedAt
      ? fill(panel.formatChanged, { date: formatMoment(new Date(formatChangedAt)) })
      : null,
    refusedRows > 0
      ? fill(panel.refusedRows, { refused: formatNumber(refusedRows), rows: formatNumber(rows) })
      : null,
  ].filter((part) => part !== null);
  return parts.join('; ') || panel.formatAsKnown;
}
