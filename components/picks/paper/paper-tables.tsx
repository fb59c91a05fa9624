import { totalOfCharges } from '@/lib/law/trade-charges';
import { figureColumn, Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatFixedRupees, formatRupees, formatNumber } from '@/lib/money/rupees';
import { formatSignedPercent, formatSignedRupees } from '@/lib/money/signed';
import { companyPath } from '@/lib/picks/domain/company/paths';
import type { PaperFigures, PaperHolding } from '@/lib/picks/domain/paper/paper-result';
import type { PaperTrade } from '@/lib/picks/domain/paper/paper-run';

const { page: pageMessages } = messages().picksPaper;

/** What is held, each at its last close with the day of it, and what the list has but the portfolio has not. */
export function PaperHoldings({
  figures: { holdings, missed, valuedOn },
}: {
  figures: PaperFigures;
}) {
  const { holdings: holdingsMessages } = pageMessages;
  return (
    <>
      <Table
        caption={fill(holdingsMessages.caption, { date: formatDate(valuedOn) })}
        isCaptionHidden
        hasLines
        rows={holdings}
        rowKey={({ isin }) => isin}
        empty={<p className="p-4 md:p-5">{holdingsMessages.none}</p>}
        columns={[
          {
            id: 'company',
            title: holdingsMessages.company,
            width: 'name',
            cell: ({ isin, name, units, priceRupees, weightPercent }) => (
              <>
                <TextLink href={companyPath(isin)}>{name}</TextLink>
                <span className="block text-xs font-normal text-ink-soft md:hidden">
                  {fill(holdingsMessages.line, {
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
            title: holdingsMessages.value,
            isNumber: true,
            inLine: 'figure',
            cell: ({ valueRupees }) => formatRupees(valueRupees),
          },
          {
            id: 'gain',
            title: holdingsMessages.gain,
            isNumber: true,
            inLine: 'figure',
            isChange: true,
            cell: ({ valueRupees, costRupees }) =>
              formatSignedPercent((valueRupees / costRupees - 1) * 100),
          },
          figureColumn(
            'weight',
            holdingsMessages.weight,
            ({ weightPercent }: PaperHolding) => `${formatFixed(weightPercent, 1)}%`,
          ),
          figureColumn('units', holdingsMessages.units, ({ units }: PaperHolding) =>
            formatFixed(units, 2),
          ),
          figureColumn('cost', holdingsMessages.cost, ({ costRupees }: PaperHolding) =>
            formatRupees(costRupees),
          ),
          figureColumn('price', holdingsMessages.price, ({ priceRupees }: PaperHolding) =>
            formatFixedRupees(priceRupees, 2),
          ),
          {
            id: 'priced',
            title: holdingsMessages.pricedOn,
            isUnbroken: true,
            cell: ({ pricedOn, isStale }) =>
              isStale
                ? fill(holdingsMessages.stale, { date: formatDate(pricedOn) })
                : formatDate(pricedOn),
          },
        ]}
      />
      {missed.length > 0 ? (
        <div className="grid gap-1 p-4 text-sm md:p-5">
          <h3 className="font-semibold">{holdingsMessages.missedTitle}</h3>
          <ul className="list-disc pl-5">
            {missed.map(({ isin, name, why }) => (
              <li key={isin}>
                <TextLink href={companyPath(isin)}>{name}</TextLink>: {holdingsMessages.missed[why]}
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
export function PaperTrades({ trades }: { trades: readonly PaperTrade[] }) {
  const { trades: tradesMessages } = pageMessages;
  const shown = trades.slice(0, maxShown).map((trade, index) => ({ ...trade, index }));
  return (
    <>
      <Table
        caption={tradesMessages.caption}
        isCaptionHidden
        hasLines
        rows={shown}
        rowKey={({ index }) => index}
        rowHead="company"
        columns={[
          {
            id: 'date',
            title: tradesMessages.date,
            isUnbroken: true,
            cell: ({ date }) => formatDate(date),
          },
          {
            id: 'company',
            title: tradesMessages.company,
            width: 'name',
            cell: ({ date, isin, name, side, units, priceRupees, why }) => (
              <>
                <TextLink href={companyPath(isin)}>{name}</TextLink>
                <span className="block text-xs font-normal text-ink-soft md:hidden">
                  {fill(tradesMessages.line, {
                    date: formatDate(date),
                    side: tradesMessages.sides[side],
                    units: formatFixed(units, 2),
                    price: formatFixed(priceRupees, 2),
                    why: tradesMessages.reasons[why],
                  })}
                </span>
              </>
            ),
          },
          {
            id: 'side',
            title: tradesMessages.side,
            cell: ({ side }) => tradesMessages.sides[side],
          },
          { id: 'why', title: tradesMessages.why, cell: ({ why }) => tradesMessages.reasons[why] },
          {
            id: 'amount',
            title: tradesMessages.amount,
            isNumber: true,
            inLine: 'figure',
            cell: ({ units, priceRupees }) => formatRupees(units * priceRupees),
          },
          figureColumn('units', tradesMessages.units, ({ units }: PaperTrade) =>
            formatFixed(units, 2),
          ),
          figureColumn('price', tradesMessages.price, ({ priceRupees }: PaperTrade) =>
            formatFixedRupees(priceRupees, 2),
          ),
          figureColumn('charges', tradesMessages.charges, ({ charges }: PaperTrade) =>
            formatFixedRupees(totalOfCharges(charges), 2),
          ),
          {
            id: 'gain',
            title: tradesMessages.gain,
            isNumber: true,
            isChange: true,
            cell: ({ gain }) => formatSignedRupees(gain && gain.shortTerm + gain.longTerm),
          },
        ]}
      />
      {shown.length < trades.length ? (
        <p className="p-4 text-sm text-ink-soft md:p-5">
          {fill(tradesMessages.shown, { shown: shown.length, all: formatNumber(trades.length) })}
        </p>
      ) : null}
    </>
  );
}
