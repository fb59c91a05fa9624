import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { conditionText, marginText, ratioCell } from '@/components/picks/ratio-text';
import { RuleText } from '@/components/picks/rule-text';
import { Card } from '@/components/ui/card/card';
import { CopyButton } from '@/components/ui/files/copy-button';
import { CsvLink } from '@/components/ui/files/csv-link';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { FlagCount } from '@/components/picks/flags-and-reasons';
import { ColumnFields } from '@/components/picks/column-fields';
import {
  columnTitle,
  PlacedName,
  sortLinks,
  type SortedHead,
} from '@/components/picks/result-overview';
import { ViewMenu } from '@/components/picks/company-list-tools';
import { figureColumn, Table, type Column } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill, fillCount } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import type { SavedView } from '@/lib/picks/data/saved-screens';
import { formatNumber } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import {
  columnsOf,
  companyListPairs,
  conditionIds,
  listedCompanies,
  screenFilePath,
  sortPairs,
  type CompanyListQuery,
  type ListColumn,
  type ListedCompany,
} from '@/lib/picks/domain/company/company-list';
import { companyPath, ownScreenPath } from '@/lib/picks/domain/company/paths';
import type { OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { Reason, ScreenResult, RankingCriterion } from '@/lib/picks/domain/screen/screen';
import type { UnlistedShare, WeightChange } from '@/lib/picks/domain/screen/own-screen-run';

const { picks, picksOwn } = messages();
const { result: own, sensitivity } = picksOwn.own;

const maxShown = 100;
/** As tall as the forms beside it; a button shows the others. */
const shownAtOnce = 10;

/** The companies that pass a screen, each comparison with its value, CSV and link. */
export function OwnResult({
  result,
  rows,
  query,
  list,
  own: ratios,
  views,
  newViewId,
  shareUrl,
  unlisted,
}: {
  result: ScreenResult;
  rows: readonly RatioRow[];
  /** The query of the screen's address. */
  query: string;
  /** What the list shows, and in which order. */
  list: CompanyListQuery;
  /** The reader's own ratios. */
  own: readonly OwnRatio[];
  /** Null while the account cannot be reached. */
  views: readonly SavedView[] | null;
  newViewId: string;
  shareUrl: string;
  /** Of the watchlist, where the screen is run on it alone. */
  unlisted: readonly UnlistedShare[];
}) {
  const { passed, companies: count, failed, undecided, notTaken, asOf, ruleText } = result;
  const columns = columnsOf(list.columns, ratios);
  const listed = listedCompanies(passed, rows, columns, { ...list, words: '' }, ratios);
  const shown = listed.slice(0, maxShown);
  const hrefOf = (wanted: CompanyListQuery) => {
    const pairs = new URLSearchParams(companyListPairs({ ...wanted, words: '' }, []));
    return `${ownScreenPath}?${query}${pairs.size > 0 ? `&${pairs}` : ''}#own-result`;
  };
  const headOf = sortLinks(list.sort, picks.screen.sortBy, (sort) => hrefOf({ ...list, sort }));
  const sentence = fill(own.sentence, {
    passed: formatNumber(passed.length + notTaken),
    companies: formatNumber(count),
    failed: formatNumber(failed),
    undecided: formatNumber(undecided),
    day: formatDate(asOf),
  });
  const others = shown.slice(shownAtOnce);
  const tableOf = (companies: readonly ListedCompany[], caption: string) => (
    <Table
      caption={caption}
      isCaptionHidden
      empty={<p className="font-semibold">{emptyText(result, unlisted)}</p>}
      columns={tableColumns(shown[0]?.reasons ?? [], columns, headOf)}
      rows={companies}
      rowKey={({ isin }) => isin}
    />
  );
  return (
    <Card title={own.title} titleId="own-result">
      <div className="grid grid-cols-1 gap-4">
        <RuleText text={ruleText} />
        <p>
          {sentence}{' '}
          {notTaken > 0
            ? fillCount(notTaken, own.notTaken, { count: formatNumber(notTaken) })
            : null}{' '}
          {shown[0]?.reasons.length ? own.margin : null}
        </p>
        {unlisted.length > 0 ? (
          <div className="text-sm">
            <p>{fill(own.unlisted, { day: formatDate(asOf) })}</p>
            <ul>
              {unlisted.map(({ isin, name }) => (
                <li key={isin}>
                  {name === null ? isin : <TextLink href={companyPath(isin)}>{name}</TextLink>}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <form action={ownScreenPath} aria-label={own.columnsForm} className="no-print">
          <HiddenInputs values={[...new URLSearchParams(query), ...sortPairs(list.sort)]} />
          <Disclosure title={picks.screen.tools.columns}>
            <ColumnFields
              columns={list.columns}
              own={ratios}
              isClean={list.isClean}
              messages={picks}
            />
            <Button type="submit" variant="secondary" className="mt-4">
              {picks.screen.tools.show}
            </Button>
          </Disclosure>
        </form>
        {tableOf(shown.slice(0, shownAtOnce), own.caption)}
        {others.length > 0 ? (
          <Disclosure title={fillCount(others.length, own.others)}>
            {tableOf(others, own.othersCaption)}
          </Disclosure>
        ) : null}
        {shown.length < listed.length ? (
          <p className="text-sm text-ink-soft">
            {fill(own.more, { shown: shown.length, all: formatNumber(listed.length) })}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <CsvLink href={screenFilePath(query, list)} text={own.csv} />
          <ViewMenu views={views} current={list} hrefOf={hrefOf} newId={newViewId} />
          <CopyButton
            // "Copied" is said of one address.
            key={shareUrl}
            targetId="own-address"
            labels={{ copy: own.copy, copied: own.copied, notCopied: own.notCopied }}
          />
        </div>
        <p className="text-sm text-ink-soft">
          {own.share}
          <code id="own-address" className="block truncate">
            {shareUrl}
          </code>
        </p>
      </div>
    </Card>
  );
}

/** Why the table is empty: no share to screen, none that passes, or none without red flags. */
function emptyText({ companies, passed }: ScreenResult, unlisted: readonly unknown[]): string {
  if (companies === 0) return unlisted.length > 0 ? own.noneListed : own.emptyWatchlist;
  return passed.length > 0 ? own.noneClean : own.none;
}

function tableColumns(
  comparisons: readonly Reason[],
  figures: readonly ListColumn[],
  headOf: SortedHead,
): Column<ListedCompany>[] {
  return [
    {
      id: 'company',
      title: own.company,
      width: 'name',
      ...headOf('company', own.company),
      cell: ({ place, name, isin, redFlags }) => (
        <PlacedName place={place}>
          <TextLink href={companyPath(isin)}>{name}</TextLink>
          {redFlags.length > 0 ? (
            <span className="block text-xs md:hidden">
              <FlagCount count={redFlags.length} messages={picks.flags} />
            </span>
          ) : null}
        </PlacedName>
      ),
    },
    {
      id: 'flags',
      title: own.flags,
      isUnbroken: true,
      shownFrom: 'md',
      ...headOf('flags', own.flags),
      cell: ({ redFlags }) => <FlagCount count={redFlags.length} messages={picks.flags} />,
    },
    ...figures.map((column, index): Column<ListedCompany> => ({
      id: column.id,
      title: columnTitle(column, picks.company),
      ...headOf(column.id, columnTitle(column, picks.company)),
      isNumber: true,
      cell: ({ numbers }) => ratioCell(numbers[index] ?? null, column.unit, picks.units),
    })),
    ...comparisons.map(({ text, unit, isNegated }, at): Column<ListedCompany> => {
      const title = conditionText(isNegated ? fill(picks.reasons.not, { rule: text }) : text);
      const id = conditionIds[at];
      return {
        id: id ?? `condition-${at}`,
        title,
        ...(id ? headOf(id, title) : {}),
        isNumber: true,
        cell: ({ reasons }) => {
          const { number = null, margin = null } = reasons[at] ?? {};
          if (number === null) return notKnown;
          const value = ratioCell(number, unit, picks.units);
          if (margin === null) return value;
          return (
            <>
              {value}
              <span className="block text-xs font-normal text-ink-soft">
                {marginText(margin, unit, picks.units)}
              </span>
            </>
          );
        },
      };
    }),
  ];
}

/** How the list would change if a weight were another. @param changes not empty: at least two ratios order the list */
export function SensitivityTable({
  criteria,
  changes,
}: {
  criteria: readonly RankingCriterion[];
  changes: readonly WeightChange[];
}) {
  const names = (companies: WeightChange['entered']) =>
    companies.map(({ name }) => name).join(', ') || sensitivity.noCompany;
  return (
    <Card title={sensitivity.title} titleId="own-sensitivity" description={sensitivity.intro}>
      <Table
        caption={sensitivity.caption}
        isCaptionHidden
        rows={changes}
        rowKey={({ criterion, factor }) => `${criterion} ${factor}`}
        columns={[
          {
            id: 'criterion',
            title: sensitivity.criterion,
            cell: ({ criterion }) => criteria[criterion]?.expressionText,
          },
          {
            id: 'change',
            title: sensitivity.change,
            cell: ({ factor }) => (factor < 1 ? sensitivity.less : sensitivity.more),
          },
          { id: 'entered', title: sensitivity.entered, cell: ({ entered }) => names(entered) },
          { id: 'left', title: sensitivity.left, cell: ({ left }) => names(left) },
          figureColumn('moved', sensitivity.moved, ({ moved }: WeightChange) =>
            formatNumber(moved),
          ),
        ]}
      />
    </Card>
  );
}
