import { figureLabels } from '@/components/charts/figure-labels';
import { PeriodChips, PriceFigure } from '@/components/charts/price-figure';
import type { SeriesTone } from '@/components/charts/series';
import { Card } from '@/components/ui/card/card';
import { Change } from '@/components/ui/figures/change';
import { dayFormats } from '@/lib/calendar/day-texts';
import { formatDate } from '@/lib/calendar/iso-date';
import { endsOf } from '@/lib/ends-of';
import { datedPlaces } from '@/lib/cashflow/chart-points';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed';
import type { IndexedRow } from '@/lib/picks/domain/company/indexed-prices';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { unclassified } from '@/lib/picks/domain/company/company';
import { companyPath, companyPeriods, type CompanyPeriod } from '@/lib/picks/domain/company/paths';
import { maxPeers } from '@/lib/picks/domain/company/peers';
import { ratioList, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { SavePeersState } from '@/lib/picks/data/save-state';
import { ratioCell } from './ratio-text';
import { FlagCount } from './flags-and-reasons';
import { SavePeers } from './company-forms';

const { charts, periods, picks } = messages();
const { chart } = picks.company;

const tones: readonly SeriesTone[] = ['first', 'sixth', 'second', 'third', 'fourth', 'fifth'];

type Drawn = { index: number; name: string; short: string; tone: SeriesTone };

/** Prices from a common start: the company, the market, its peers. */
export function CompanyPriceChart({
  names,
  rows,
  period,
  hrefOf,
  lagDays,
}: {
  /** One for each value of a row; the company first. */
  names: readonly { name: string; short: string }[];
  rows: readonly IndexedRow[];
  period: CompanyPeriod;
  hrefOf: (period: CompanyPeriod) => string;
  lagDays: number;
}) {
  const chips = (
    <PeriodChips periods={companyPeriods} current={period} hrefOf={hrefOf} messages={periods} />
  );
  const isDrawn = names.map((_, index) => (rows[0]?.values[index] ?? null) !== null);
  const drawn = names.flatMap(({ name, short }, index): Drawn[] =>
    isDrawn[index] ? [{ index, name, short, tone: tones[index] ?? 'sixth' }] : [],
  );
  const missing = names.flatMap(({ name }, index) => (isDrawn[index] ? [] : name));
  if (drawn.length < 2) {
    return (
      <Card title={chart.title} titleId="prices-title" actions={chips}>
        <p className="text-sm">{fill(chart.none, { period: periods.name[period] })}</p>
      </Card>
    );
  }
  const ends = drawn.map(({ name, index }) =>
    fill(chart.end, {
      name,
      value: formatNumber(
        rows.findLast(({ values }) => values[index] !== null)?.values[index] ?? null,
      ),
    }),
  );
  const { first, last } = endsOf(rows);
  const ownEnd = last.values[0] ?? null;
  const sentence = fill(chart.sentence, {
    from: formatDate(first.date),
    to: formatDate(last.date),
    ends: ends.join(', '),
    days: lagDays,
  });
  const gaps = missing.length > 0 ? fill(chart.notFromStart, { names: missing.join(', ') }) : '';
  return (
    <Card
      title={chart.title}
      titleId="prices-title"
      description={
        <>
          {ownEnd === null ? null : (
            <>
              <Change text={formatSignedPercent(ownEnd - 100)} against={periods.words[period]} />
              <span className="max-sm:hidden">{' · '}</span>
            </>
          )}
          <span className="max-sm:hidden">
            {fill(chart.start, { date: formatDate(first.date) })}
          </span>
        </>
      }
      actions={chips}
      className="max-lg:py-3 max-lg:[&_.card-head]:mb-1 max-lg:[&_.card-head]:items-center max-sm:[&_h2]:sr-only"
    >
      <PriceFigure
        sentence={sentence}
        note={gaps || undefined}
        points={datedPlaces(rows, ({ values }) => drawn.map(({ index }) => values[index] ?? null))}
        lines={drawn.map(({ index, name, short, tone }) => ({
          id: `${index}`,
          label: short,
          title: name,
          tone,
        }))}
        messages={{ caption: chart.title, date: chart.date, days: dayFormats() }}
        formatValue={(value) => formatFixed(value, 1)}
        formatAxis={(value) => formatNumber(value)}
        endText={(value) => formatFixed(value, 1)}
        fileName="prices-from-100.csv"
        labels={figureLabels(charts.labels, chart.title, fill(chart.csvSource, { days: lagDays }))}
      />
    </Card>
  );
}

const compared = [
  'marketCap',
  'priceToEarnings',
  'priceToBook',
  'returnOnEquity',
  'debtToEquity',
  'salesGrowthFiveYears',
  'returnOneYear',
] as const satisfies readonly RatioId[];

const places = Array.from({ length: maxPeers }, (_, index) => index);

/** One field of the form: the text that was typed, or the symbol of the saved peer. */
type PeerField = { text: string; isUnknown: boolean };

/** The company beside others: those that the site proposes, or those that the reader names in a form. */
export function PeerCard({
  row,
  peers,
  fields,
  choice,
  saveAction,
  nearby,
}: {
  row: RatioRow;
  peers: readonly RatioRow[];
  fields: readonly PeerField[];
  /** Whose choice the peers are. */
  choice: 'proposed' | 'chosen' | 'saved';
  /** Null while the account cannot be reached. */
  saveAction: ((state: SavePeersState, form: FormData) => Promise<SavePeersState>) | null;
  /** Companies of the sector, offered while one types. */
  nearby: readonly { symbol: string; name: string }[];
}) {
  const { peers: text } = picks.company;
  return (
    <Card
      id="peers"
      title={text.title}
      titleId="peers-title"
      description={
        { proposed: text.proposed, chosen: text.chosen, saved: text.savedChoice }[choice]
      }
    >
      {peers.length === 0 && choice === 'proposed' ? (
        <p className="mb-3 text-sm">{row.sector === unclassified ? text.noSector : text.none}</p>
      ) : null}
      <Table
        caption={fill(text.caption, { company: row.name })}
        isCaptionHidden
        isPinned
        columns={[
          {
            id: 'company',
            title: text.company,
            width: 'name' as const,
            cell: ({ isin, name, redFlags }: RatioRow) => (
              <>
                {isin === row.isin ? (
                  <strong>{name}</strong>
                ) : (
                  <TextLink href={companyPath(isin)}>{name}</TextLink>
                )}
                {redFlags.length > 0 ? (
                  <span className="block text-xs md:hidden">
                    <FlagCount count={redFlags.length} messages={picks.flags} />
                  </span>
                ) : null}
              </>
            ),
          },
          {
            id: 'flags',
            title: picks.flags.title,
            isUnbroken: true,
            shownFrom: 'md' as const,
            cell: ({ redFlags }: RatioRow) => (
              <FlagCount count={redFlags.length} messages={picks.flags} />
            ),
          },
          ...compared.map((id) => ({
            id,
            title: ratioList[id].name,
            // In one line, or the longest makes the head of a phone five lines high.
            head: <span className="whitespace-nowrap">{ratioList[id].name}</span>,
            isNumber: true,
            cell: ({ values }: RatioRow) => ratioCell(values[id], ratioList[id].unit, picks.units),
          })),
        ]}
        rows={[row, ...peers]}
        rowKey={({ isin }) => isin}
      />
      <form
        key={fields.map(({ text: typed }) => typed).join()}
        action={`${companyPath(row.isin)}#peers`}
        aria-label={text.form}
        className="no-print mt-4 grid grid-cols-2 items-start gap-4 lg:grid-cols-5"
      >
        <input type="hidden" name="tab" value="peers" />
        {places.map((place) => (
          <TextField
            key={place}
            id={`peer-${place}`}
            name="peer"
            list="peers-nearby"
            autoComplete="off"
            maxLength={80}
            label={fill(text.field, { number: place + 1 })}
            error={fields[place]?.isUnknown ? text.unknown : null}
            defaultValue={fields[place]?.text ?? ''}
          />
        ))}
        <datalist id="peers-nearby">
          {nearby.map(({ symbol, name }) => (
            <option key={symbol} value={symbol}>
              {name}
            </option>
          ))}
        </datalist>
        <Button type="submit" variant="secondary" className="max-lg:col-span-2 lg:mt-6">
          {text.submit}
        </Button>
      </form>
      <div className="no-print mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        {saveAction && choice !== 'proposed' && peers.length > 0 ? (
          <SavePeers
            key={`${choice} ${peers.map(({ isin }) => isin).join(' ')}`}
            isin={row.isin}
            peers={choice === 'saved' ? [] : peers.map(({ isin }) => isin)}
            saveAction={saveAction}
            messages={text}
          />
        ) : null}
        {choice === 'chosen' ? (
          <TextLink href={`${companyPath(row.isin, 'peers')}#peers`}>{text.reset}</TextLink>
        ) : null}
      </div>
    </Card>
  );
}
