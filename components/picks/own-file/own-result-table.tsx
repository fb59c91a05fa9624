import { ResultOverview } from '@/components/picks/result-overview';
import { RuleText } from '@/components/picks/rule-text';
import { Alert } from '@/components/ui/alert';
import { CsvButton } from '@/components/ui/files/csv-button';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { mainRatios } from '@/lib/picks/domain/company/company-list';
import type { Coverage } from '@/lib/picks/domain/own-file/coverage';
import { ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import type { ScreenResult } from '@/lib/picks/domain/screen/screen';
import { ratioNames } from './ratio-names';
import type { OwnViewProps } from './own-view-props';

const mostShown = 200;

/** What a rule passed, in its order; what of the rule could not be checked stands above. */
export function OwnResultTable({
  market,
  fileNames,
  messages,
  onOpen,
  fileName,
  result,
  coverage,
}: OwnViewProps & { fileName: string; result: ScreenResult; coverage: Coverage | null }) {
  const { ownFile, picks } = messages;
  const words = ownFile.screens;
  const byKey = new Map(market.rows.map((row) => [row.isin, row]));
  const ratios = mainRatios.filter((id) => market.known.has(id));
  const prices = market.rows.find(({ priceAsOf }) => priceAsOf)?.priceAsOf;
  const csv = async () => {
    const { csvText } = await import('@/lib/csv/csv-text');
    const rows = result.passed.map(({ place, isin, symbol, name, sector }) => [
      ...[place, name, symbol, isin.startsWith('isin ') ? isin.slice(5) : '', sector],
      ...ratios.map((id) => byKey.get(isin)?.values[id]),
    ]);
    const head = ['Place', 'Company', 'Symbol', 'ISIN', 'Sector'];
    return {
      name: `${fileName}.csv`,
      text: csvText([[...head, ...ratios.map((id) => ratioList[id].name)], ...rows]),
    };
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {coverage && coverage.checked < coverage.rules ? (
        <Alert tone="warn">
          {fill(words.partial, {
            checked: coverage.checked,
            rules: coverage.rules,
            missing: ratioNames(coverage.missing),
          })}
        </Alert>
      ) : null}
      <RuleText text={result.ruleText} />
      <ResultOverview
        companies={result.passed.slice(0, mostShown)}
        rowOf={(key) => byKey.get(key) ?? null}
        ratios={ratios}
        isSearched={false}
        messages={picks}
        onOpen={onOpen}
      />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="text-xs text-ink-soft">
          {fill(words.source, {
            files: fileNames.join(', '),
            date: prices ? fill(words.dated, { date: formatDate(prices) }) : words.undated,
          })}{' '}
          {result.undecided > 0
            ? fill(words.undecided, { count: formatNumber(result.undecided) })
            : null}
        </p>
        <CsvButton label={words.csv} failed={words.csvFailed} load={csv} />
      </div>
    </div>
  );
}
