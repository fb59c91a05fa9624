import type { ReactNode } from 'react';
import { ShareBar } from '@/components/charts/share-bars';
import { Sparkline } from '@/components/charts/sparkline';
import { RouteLink } from '@/components/ui/route-link';
import { Table, type Column } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { formatSigned } from '@/lib/money/signed';
import { notKnown } from '@/lib/text/not-known';
import {
  screensListPath,
  type ListSort,
  maxWordsCharacters,
  sortPairs,
} from '@/lib/picks/domain/company/company-list';
import { picksPath, screenPath, screensFilePath } from '@/lib/picks/domain/company/paths';
import { sortLinks } from './result-overview';
import { aheadOf, endOf, fallOf, type ScreenLine } from '@/lib/picks/domain/screen/screen-line';
import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { CsvLink } from '@/components/ui/files/csv-link';
import { SearchField } from '@/components/ui/search-field';

const { picks, picksScreens } = messages();

/** The screens, by name unless the reader sorts them: how many companies pass, entries and exits, and the back-test of five years. */
export function ScreensTable({
  lines,
  searched = '',
  sort = null,
  empty,
}: {
  lines: readonly ScreenLine[];
  /** The words and the order that the address asks for. */
  searched?: string;
  sort?: ListSort | null;
  /** In place of the rows, where a search found none. */
  empty?: ReactNode;
}) {
  const messages = picks.list.table;
  const [companies = 0] = lines.map((line) => line.companies);
  const sorted = sortLinks(sort, picks.screen.sortBy, (next) =>
    screensListPath(picksPath, searched, next),
  );
  const figure = (
    id: 'ahead' | 'entries' | 'exits' | 'became' | 'fall',
    cell: Column<ScreenLine>['cell'],
  ) => ({ id, title: messages[id], ...sorted(id, messages[id]), isNumber: true, cell });
  const columns: Column<ScreenLine>[] = [
    {
      id: 'screen',
      title: messages.screen,
      ...sorted('screen', messages.screen),
      cell: ({ id, changes, test, worksWithoutPrices }) => (
        <>
          <RouteLink
            href={screenPath(id)}
            className="font-semibold text-ink hover:text-accent hover:underline"
          >
            {picksScreens[id].name}
          </RouteLink>
          <span className="block text-xs font-normal text-ink-soft max-md:hidden">
            {picksScreens[id].idea}
            {worksWithoutPrices ? ` · ${picks.list.worksWithoutPrices}` : null}
          </span>
          <span className="block text-xs font-normal text-ink-soft md:hidden">
            {fill(
              changes && changes.entries + changes.exits > 0
                ? messages.phoneLine
                : messages.phoneLineFirst,
              {
                entries: changes?.entries ?? '',
                exits: changes?.exits ?? '',
                fall: formatFixed(fallOf(test), 1),
              },
            )}
          </span>
        </>
      ),
    },
    {
      id: 'passed',
      title: fill(messages.passed, { companies: formatNumber(companies) }),
      ...sorted(
        'passed',
        <>
          <span className="max-md:hidden">
            {fill(messages.passed, { companies: formatNumber(companies) })}
          </span>
          <span className="md:hidden">{messages.phoneHead}</span>
        </>,
      ),
      isNumber: true,
      inLine: 'figure',
      cellClass: () => 'font-semibold',
      cell: ({ passed }) => (
        <>
          {formatNumber(passed)}{' '}
          <span className="max-lg:hidden">
            <ShareBar
              share={companies === 0 ? 0 : passed / companies}
              label={fill(messages.share, {
                count: formatNumber(passed),
                companies: formatNumber(companies),
              })}
            />
          </span>
        </>
      ),
    },
    figure('entries', ({ changes }) => formatNumber(changes?.entries ?? null)),
    figure('exits', ({ changes }) => formatNumber(changes?.exits ?? null)),
    {
      id: 'line',
      title: messages.line,
      inLine: 'picture',
      cell: ({ id, test }) =>
        test && test.months.length > 0 ? (
          <Sparkline
            values={test.months.map(({ equalWeight }) => equalWeight)}
            compared={test.months.map(({ benchmark }) => benchmark)}
            label={fill(messages.lineLabel, {
              screen: picksScreens[id].name,
              end: formatFixed(endOf(test), 2),
              market: formatFixed(test.months.at(-1)?.benchmark ?? null, 2),
            })}
            tone="first"
          />
        ) : (
          notKnown
        ),
    },
    figure('became', ({ test }) => formatFixed(endOf(test), 2)),
    {
      ...figure('ahead', ({ test }) => formatSigned(aheadOf(test))),
      isChange: true,
      inLine: 'figure',
    },
    figure('fall', ({ test }) => formatFixed(fallOf(test), 2)),
  ];
  return (
    <Table
      caption={messages.caption}
      isCaptionHidden
      hasLines
      className="[--line-figure:3.5rem]"
      empty={empty}
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}

/** Search and file of the list of screens; a plain GET, so that each answer has an address. */
export function ScreenListTools({ words, sort }: { words: string; sort: ListSort | null }) {
  const { tools } = picks.list;
  return (
    <>
      <form
        action={picksPath}
        role="search"
        aria-label={tools.label}
        className="no-print flex min-w-0 items-center max-md:flex-1"
      >
        <SearchField
          id="screen-words"
          label={tools.words}
          submit={tools.find}
          defaultValue={words}
          maxLength={maxWordsCharacters}
          className="max-md:flex-1 lg:w-56"
        />
        <HiddenInputs values={sortPairs(sort)} />
      </form>
      <CsvLink href={screensListPath(screensFilePath, words, sort)} text={tools.csv} isIcon />
    </>
  );
}
