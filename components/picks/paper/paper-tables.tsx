import { totalOfCharges } from '@/lib/law/trade-charges';
import { figureColumn, Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatFixedRupees, formatRupees, formatNumber } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { companyPath } from '@/lib/picks/domain/company/paths';
import type { PaperFigures, PaperHolding } from '@/lib/picks/domain/paper/paper-result';
import { formatSignedRupees } from '@/lib/money/signed-rupees';
import type { PaperTrade } from '@/lib/picks/domain/paper/paper-run';

/** What is held, each at its last close with the day of it, and what the list has but the portfolio has not. */
export function PaperHoldings({
  figures: { holdings, missed, valuedOn },
  messages,
}: {
  figures: PaperFigures;
  messages: Messages['picksPaper']['page']['holdings'];
}) {
  return (
    <>
      <Table
        caption={fill(messages.caption, { date: formatDate(valuedOn) })}
        isCaptionHidden
        hasLines
        rows={holdings}
        rowKey={({ isin }) => isin}
        empty={<p className="p-4 md:p-5">{messages.none}</p>}
        columns={[
          {
            id: 'company',
            title: messages.company,
            width: 'name',
            cell: ({ isin, name, units, priceRupees, weightPercent }) => (
              <>
                <TextLink href={companyPath(isin)}>{name}</TextLink>
                <span className="block text-xs font-normal text-ink-soft md:hidden">
                  {fill(messages.line, {
                    units: formatFixed(units, 2),
                    price: formatFixed(priceRupees, 2),
                    weight: formatFixed(weightPercent, 1),
                  })}
                </span>
              </>
            ),
          },
          {
            id: 'value',
            title: messages.value,
            isNumber: true,
            inLine: 'figure',
            cell: ({ valueRupees }) => formatRupees(valueRupees),
          },
          {
            id: 'gain',
            title: messages.gain,
            isNumber: true,
            inLine: 'figure',
            isChange: true,
            cell: ({ valueRupees, costRupees }) =>
              formatSignedPercent((valueRupees / costRupees - 1) * 100),
          },
          figureColumn(
            'weight',
            messages.weight,
            ({ weightPercent }: PaperHolding) => `${formatFixed(weightPercent, 1)}%`,
          ),
          figureColumn('units', messages.units, ({ units }: PaperHolding) => formatFixed(units, 2)),
          figureColumn('cost', messages.cost, ({ costRupees }: PaperHolding) =>
            formatRupees(costRupees),
          ),
          figureColumn('price', messages.price, ({ priceRupees }: PaperHolding) =>
            formatFixedRupees(priceRupees, 2),
          ),
          {
            id: 'priced',
            title: messages.pricedOn,
            isUnbroken: true,
            cell: ({ pricedOn, isStale }) =>
              isStale ? fill(messages.stale, { date: formatDate(pricedOn) }) : formatDate(pricedOn),
          },
        ]}
      />
      {missed.length > 0 ? (
        <div className="grid gap-1 p-4 text-sm md:p-5">
          <h3 className="font-semibold">{messages.missedTitle}</h3>
          <ul className="list-disc pl-5">
            {missed.map(({ isin, name, why }) => (
              <li key={isin}>
                <TextLink href={companyPath(isin)}>{name}</TextLink>: {messages.missed[why]}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

const maxShown = 40;

/** The newest trades; the file has all. @param trades the newest first */
export function PaperTrades({
  trades,
  messages,
}: {
  trades: readonly PaperTrade[];
  messages: Messages['picksPaper']['page']['trades'];
}) {
  const shown = trades.slice(0, maxShown).map((trade, index) => ({ ...trade, index }));
  return (
    <>
      <Table
        caption={messages.caption}
        isCaptionHidden
        hasLines
        rows={shown}
        rowKey={({ index }) => index}
        rowHead="company"
        columns={[
          {
            id: 'date',
            title: messages.date,
            isUnbroken: true,
            cell: ({ date }) => formatDate(date),
          },
          {
            id: 'company',
            title: messages.company,
            width: 'name',
            cell: ({ date, isin, name, side, units, priceRupees, why }) => (
              <>
                <TextLink href={companyPath(isin)}>{name}</TextLink>
                <span className="block text-xs font-normal text-ink-soft md:hidden">
                  {fill(messages.line, {
                    date: formatDate(date),
                    side: messages.sides[side],
                    units: formatFixed(units, 2),
                    price: formatFixed(priceRupees, 2),
                    why: messages.reasons[why],
                  })}
                </span>
              </>
            ),
          },
          { id: 'side', title: messages.side, cell: ({ side }) => messages.sides[side] },
          { id: 'why', title: messages.why, cell: ({ why }) => messages.reasons[why] },
          {
            id: 'amount',
            title: messages.amount,
            isNumber: true,
            inLine: 'figure',
            cell: ({ units, priceRupees }) => formatRupees(units * priceRupees),
          },
          figureColumn('units', messages.units, ({ units }: PaperTrade) => formatFixed(units, 2)),
          figureColumn('price', messages.price, ({ priceRupees }: PaperTrade) =>
            formatFixedRupees(priceRupees, 2),
          ),
          figureColumn('charges', messages.charges, ({ charges }: PaperTrade) =>
            formatFixedRupees(totalOfCharges(charges), 2),
          ),
          {
            id: 'gain',
            title: messages.gain,
            isNumber: true,
            isChange: true,
            cell: ({ gain }) => formatSignedRupees(gain && gain.shortTerm + gain.longTerm),
          },
        ]}
      />
      {shown.length < trades.length ? (
        <p className="p-4 text-sm text-ink-soft md:p-5">
          {fill(messages.shown, { shown: shown.length, all: formatNumber(trades.length) })}
        </p>
      ) : null}
    </>
  );
}
