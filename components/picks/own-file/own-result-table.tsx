import { ResultOverview } from '@/components/picks/result-overview';
import { RuleText } from '@/components/picks/rule-text';
import { Alert } from '@/components/ui/alert';
import { CsvButton } from '@/components/ui/files/csv-button';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { columnOf, listedCompanies } from '@/lib/picks/domain/company/list-columns';
import { isinOfKey } from '@/lib/picks/domain/own-file/own-market';
import type { Coverage } from '@/lib/picks/domain/own-file/coverage';
import type { ScreenResult } from '@/lib/picks/domain/screen/screen';
import { useListSort } from './use-list-sort';
import type { OwnViewProps } from './own-view-props';
import { ratioList, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';

/** The ratios in words, such as "debt to equity, pledged holding". */
export const ratioNames = (ids: readonly RatioId[]): string =>
  ids.map((id) => ratioList[id].name.toLowerCase()).join(', ');

const mostShown = 200;

/** What a rule passed, in its order; what of the rule could not be checked stands above. */
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
  const columns = list.columns.flatMap((id) => columnOf(id, own) ?? []);
  const { sort, headOf } = useListSort(picks.screen.sortBy, list.sort);
  const listed = listedCompanies(result.passed, market.rows, columns, { ...list, sort }, own);
  const prices = market.rows.find(({ priceAsOf }) => priceAsOf)?.priceAsOf;
  const csv = async () => {
    const { csvText } = await import('@/lib/csv/csv');
    const rows = listed.map(({ place, isin, symbol, name, sector, redFlags, numbers }) => [
      ...[place, name, symbol, isinOfKey(isin), sector],
      ...[redFlags.length, ...numbers],
    ]);
    const { csv: heads } = screensMessages;
    const head = [heads.place, heads.company, heads.symbol, heads.isin, heads.sector, heads.flags];
    return {
      name: `${fileName}.csv`,
      text: csvText([[...head, ...columns.map(({ name }) => name)], ...rows]),
    };
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
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
        companies={listed.slice(0, mostShown)}
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
