import { useState } from 'react';
import { ratioCell } from '@/components/picks/ratio-text';
import { FlagCount } from '@/components/picks/flags-and-reasons';
import { CsvButton } from '@/components/ui/files/csv-button';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { TextField } from '@/components/ui/fields/field';
import { Table } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import {
  companiesNamed,
  maxWordsCharacters,
  nextSort,
  type ListedCompany,
  type ListSort,
  columnNumbers,
  sortedRows,
  listedCompanies,
  columnsOf,
} from '@/lib/picks/domain/company/company-list';
import { isinOfKey } from '@/lib/picks/domain/own-file/own-market';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { OwnViewProps } from './own-view-props';
import { ResultOverview, type SortedHead } from '@/components/picks/result-overview';
import { RuleText } from '@/components/picks/rule-text';
import { Alert } from '@/components/ui/alert';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Coverage } from '@/lib/picks/domain/screen/reasons';
import type { ScreenResult } from '@/lib/picks/domain/screen/screen';
import { ratioList, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';
import { SortButton } from '@/components/ui/table/sort-head';

const maxCompanies = 100;

/** All companies of the files, red flags first, then the figures that the files have. */
export function OwnCompanyList({ market, own, list, messages, onOpen }: OwnViewProps) {
  const { ownFile, picks } = messages;
  const companiesMessages = ownFile.companies;
  const [typed, setTyped] = useState(list.words);
  const [isHeldOnly, setHeldOnly] = useState(false);
  const found = companiesNamed(market.rows, typed).filter(
    ({ isin, redFlags }) =>
      (!isHeldOnly || market.held.has(isin)) && (!list.isClean || redFlags.length === 0),
  );
  const columns = columnsOf(list.columns, own);
  const { sort, headOf } = useListSort(picks.screen.sortBy, list.sort);
  const numberOf = columns.map((column) => columnNumbers(column, market.rows, own));
  const listed = sortedRows(found, sort, (row, by) => {
    if (by === 'company') return row.name;
    if (by === 'flags') return row.redFlags.length;
    if (by === 'held') return market.held.get(row.isin) ?? null;
    const column = columns.findIndex(({ id }) => id === by);
    return numberOf[column]?.(row) ?? null;
  });
  const shown = listed.slice(0, maxCompanies);
  const csv = async () => {
    const { csvTable, csvText } = await import('@/lib/csv/csv');
    const { csv: heads } = ownFile.screens;
    const table = csvTable<RatioRow>(
      [
        [heads.company, ({ name }) => name],
        [heads.symbol, ({ symbol }) => symbol],
        [heads.isin, ({ isin }) => isinOfKey(isin)],
        [heads.sector, ({ sector }) => sector],
        [heads.flags, ({ redFlags }) => redFlags.length],
        ...(market.held.size > 0
          ? [[companiesMessages.held, ({ isin }: RatioRow) => market.held.get(isin)] as const]
          : []),
        ...columns.map(({ name }, at) => [name, (row: RatioRow) => numberOf[at]?.(row)] as const),
      ],
      listed,
    );
    return { name: 'companies.csv', text: csvText(table) };
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          id="file-company-words"
          type="search"
          label={companiesMessages.words}
          maxLength={maxWordsCharacters}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          fieldClassName="w-full max-w-xs"
        />
        {market.held.size > 0 ? (
          <Checkbox
            id="file-held-only"
            label={fill(companiesMessages.heldOnly, { count: formatNumber(market.held.size) })}
            checked={isHeldOnly}
            onChange={({ target }) => setHeldOnly(target.checked)}
          />
        ) : null}
      </div>
      <Table
        caption={companiesMessages.caption}
        isCaptionHidden
        isPinned
        empty={<p className="py-4 font-semibold">{companiesMessages.none}</p>}
        rows={shown}
        rowKey={({ isin }) => isin}
        columns={[
          {
            id: 'company',
            title: companiesMessages.company,
            ...headOf('company', companiesMessages.company),
            width: 'name',
            cell: ({ isin, name }: RatioRow) => (
              <CompanyButton
                name={name}
                label={companiesMessages.open}
                onOpen={() => onOpen(isin)}
              />
            ),
          },
          {
            id: 'flags',
            title: picks.flags.title,
            ...headOf('flags', picks.flags.title),
            cell: ({ redFlags }: RatioRow) => (
              <FlagCount count={redFlags.length} messages={picks.flags} />
            ),
          },
          ...(market.held.size > 0
            ? [
                {
                  id: 'held',
                  title: companiesMessages.held,
                  ...headOf('held', companiesMessages.held),
                  isNumber: true,
                  cell: ({ isin }: RatioRow) => formatNumber(market.held.get(isin) ?? null),
                },
              ]
            : []),
          ...columns.map(({ id, name, unit }, index) => ({
            id,
            title: name,
            ...headOf(id, name),
            isNumber: true,
            cell: (row: RatioRow) => ratioCell(numberOf[index]?.(row) ?? null, unit, picks.units),
          })),
        ]}
      />
      <div className="flex justify-end">
        <CsvButton label={ownFile.screens.csvLabel} failed={ownFile.screens.csvFailed} load={csv} />
      </div>
      {shown.length < found.length ? (
        <p className="text-sm text-ink-soft">
          {fill(companiesMessages.more, { shown: shown.length, count: formatNumber(found.length) })}
        </p>
      ) : null}
    </div>
  );
}

export function CompanyButton({
  name,
  label,
  onOpen,
}: {
  name: string;
  /** With {company}. */
  label: string;
  onOpen: () => void;
}) {
  return (
    <Button
      variant="quiet"
      aria-label={fill(label, { company: name })}
      onClick={onOpen}
      className="-mx-3.5 text-left"
    >
      {name}
    </Button>
  );
}

/** The ratios in words, such as "EV to operating profit, Pledged holding". */
export const ratioNames = (ids: readonly RatioId[]): string =>
  ids.map((id) => ratioList[id].name).join(', ');

const maxPassed = 200;

/** The companies that pass a rule, in its order; above them the parts of the rule that could not be checked. */
export function OwnResultTable({
  market,
  fileNames,
  own,
  list,
  messages,
  onOpen,
  fileName,
  result,
  coverage,
}: OwnViewProps & { fileName: string; result: ScreenResult; coverage: Coverage | null }) {
  const { ownFile, picks } = messages;
  const screensMessages = ownFile.screens;
  const columns = columnsOf(list.columns, own);
  const { sort, headOf } = useListSort(picks.screen.sortBy, list.sort);
  const listed = listedCompanies(result.passed, market.rows, columns, { ...list, sort }, own);
  const prices = market.rows.find(({ asOf }) => asOf.price)?.asOf.price;
  const csv = async () => {
    const { csvTable, csvText } = await import('@/lib/csv/csv');
    const { csv: heads } = screensMessages;
    const table = csvTable<ListedCompany>(
      [
        [heads.place, ({ place }) => place],
        [heads.company, ({ name }) => name],
        [heads.symbol, ({ symbol }) => symbol],
        [heads.isin, ({ isin }) => isinOfKey(isin)],
        [heads.sector, ({ sector }) => sector],
        [heads.flags, ({ redFlags }) => redFlags.length],
        ...columns.map(
          ({ name }, at) => [name, ({ numbers }: ListedCompany) => numbers[at]] as const,
        ),
      ],
      listed,
    );
    return { name: `${fileName}.csv`, text: csvText(table) };
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {coverage && coverage.checked < coverage.rules ? (
        <Alert tone="warn">
          {fill(screensMessages.partial, {
            checked: coverage.checked,
            rules: coverage.rules,
            missing: ratioNames(coverage.missing),
          })}
        </Alert>
      ) : null}
      <RuleText text={result.ruleText} />
      <ResultOverview
        companies={listed.slice(0, maxPassed)}
        columns={columns}
        headOf={headOf}
        isSearched={list.isClean || list.words !== ''}
        messages={picks}
        onOpen={onOpen}
      />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="text-xs text-ink-soft">
          {fill(screensMessages.source, {
            files: fileNames.join(', '),
            date: prices
              ? fill(screensMessages.dated, { date: formatDate(prices) })
              : screensMessages.undated,
          })}{' '}
          {result.undecided > 0
            ? fill(screensMessages.undecided, { count: formatNumber(result.undecided) })
            : null}
        </p>
        <CsvButton label={screensMessages.csvLabel} failed={screensMessages.csvFailed} load={csv} />
      </div>
    </div>
  );
}

/** The order of a list that only this browser has, and the heads of its columns that change it. */
function useListSort(
  action: string,
  first: ListSort | null,
): { sort: ListSort | null; headOf: SortedHead } {
  const [sort, setSort] = useState(first);
  return {
    sort,
    headOf: (id, title) => {
      const order = sort?.by === id ? sort.order : undefined;
      return {
        order,
        head: (
          <SortButton
            action={action}
            title={title}
            order={order}
            onSort={() => setSort(nextSort(id, sort))}
          />
        ),
      };
    },
  };
}
