import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { figureColumn, Table } from '@/components/ui/table';
import { conditionText } from '@/components/picks/ratio-text';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { companyPath } from '@/lib/picks/domain/company/paths';
import type { RecordEntry } from '@/lib/picks/domain/record/record-chain';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';

const { record: recordMessages } = messages().picksOwn;

const maxShown = 24;
const maxLists = 6;

/** The runs of one screen by date, and the lists of the newest of them. @param entries the newest first. */
export function RunsTable({
  screen,
  entries,
}: {
  screen: string;
  entries: readonly RecordEntry[];
}) {
  const { runs } = recordMessages;
  if (entries.length === 0) {
    return (
      <Card title={runs.title} titleId="record-runs">
        <p>{runs.none}</p>
      </Card>
    );
  }
  const shown = entries.slice(0, maxShown);
  const universes = new Set(shown.map(({ list }) => universeText(list)));
  return (
    <Card title={runs.title} titleId="record-runs">
      <div className="grid grid-cols-1 gap-4">
        <Table
          caption={fill(runs.caption, { screen })}
          isCaptionHidden
          hasLines
          className="[--line-figure:2rem]"
          rows={shown}
          rowKey={({ sequence }) => sequence}
          columns={[
            {
              id: 'day',
              title: runs.day,
              isUnbroken: true,
              cell: ({ sequence, list, hash }) => (
                <>
                  {formatDate(list.ranOn)}
                  <span className="block text-xs font-normal whitespace-normal text-ink-soft md:hidden">
                    {fill(runs.line, {
                      sequence,
                      companies: formatNumber(list.companies),
                      undecided: formatNumber(list.undecided),
                    })}
                    {/* One line on the screen; a copy has the whole hash. */}
                    <code className="block truncate">{hash}</code>
                  </span>
                </>
              ),
            },
            figureColumn('sequence', runs.sequence, (row: RecordEntry) => row.sequence),
            {
              id: 'passed',
              title: runs.passed,
              isNumber: true,
              inLine: 'figure',
              cell: ({ list }) => formatNumber(list.picks.length),
            },
            figureColumn('companies', runs.companies, ({ list }: RecordEntry) =>
              formatNumber(list.companies),
            ),
            // Where all runs have the same universe, one line below the table names it.
            ...(universes.size > 1
              ? [
                  {
                    id: 'universe',
                    title: runs.universe,
                    width: 'sentence' as const,
                    cell: ({ list }: RecordEntry) => universeText(list),
                  },
                ]
              : []),
            figureColumn('undecided', runs.undecided, ({ list }: RecordEntry) =>
              formatNumber(list.undecided),
            ),
            {
              id: 'hash',
              title: runs.hash,
              cell: ({ hash }) => <code className="text-xs">{hash}</code>,
            },
          ]}
        />
        {universes.size === 1 ? (
          <p className="text-sm text-ink-soft">{`${runs.universe}: ${[...universes].join('')}.`}</p>
        ) : null}
        {shown.length < entries.length ? (
          <p className="text-sm text-ink-soft">
            {fill(runs.more, { shown: shown.length, all: formatNumber(entries.length) })}
          </p>
        ) : null}
        {shown.slice(0, maxLists).map(({ sequence, list }, index) => (
          <Disclosure
            key={sequence}
            title={fill(runs.list, { day: formatDate(list.ranOn) })}
            // The rule, where it is not the same as in the list above.
            note={
              shown[index - 1]?.list.ruleText === list.ruleText ? undefined : (
                <span className="line-clamp-2">{conditionText(list.ruleText)}</span>
              )
            }
          >
            <p className="mb-3 max-w-prose text-sm text-ink-soft">{conditionText(list.ruleText)}</p>
            <ol className="list-decimal pl-6 text-sm">
              {list.picks.map(({ isin, name }) => (
                <li key={isin}>
                  <TextLink href={companyPath(isin)}>{name}</TextLink>
                </li>
              ))}
            </ol>
          </Disclosure>
        ))}
      </div>
    </Card>
  );
}

function universeText({ universe, universeKind }: RecordEntry['list']): string {
  if (!universe) return recordMessages.runs.universes[universeKind];
  return fill(recordMessages.runs.coverage, {
    name: universe.name,
    known: formatNumber(universe.coverage.withYears),
    all: formatNumber(universe.coverage.companies),
  });
}

/** Selects the screen whose record is shown. A GET form, so that each record has an address. */
export function ScreenChoice({
  path,
  view,
  chosen,
  screens,
}: {
  path: string;
  /** The open tab, which stays open. */
  view: string;
  chosen: string;
  screens: readonly { id: string; name: string }[];
}) {
  return (
    <form
      action={path}
      className="no-print flex items-end gap-2 pb-2 max-sm:w-full [&>:nth-child(2)]:min-w-0 max-sm:[&>:nth-child(2)]:flex-1"
    >
      <input type="hidden" name="view" value={view} />
      <Select
        id="record-screen"
        name="screen"
        label={recordMessages.screen}
        defaultValue={chosen}
        options={screens.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button type="submit" variant="secondary" className="min-h-10 max-lg:min-h-11">
        {recordMessages.show}
      </Button>
    </form>
  );
}
