import { TypedPrices } from '@/components/dashboard/portfolio/holdings-table';
import { SharePriceForm } from '@/components/dashboard/portfolio/share-price-form';
import type { Outcomes } from '@/components/forms/outcome-text';
import { LawCitation } from '@/components/sources/law-citation';
import { formatDate } from '@/lib/calendar/iso-date';
import { costRuleOf2018, priceDayOf2018 } from '@/lib/holdings/cost-of-2018';
import type { LawReference } from '@/lib/law/dated-row';
import type { SavedPrice } from '@/lib/holdings/saved-wishes';
import { messages, type Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

const { dashboard, lawSources } = messages();
const { holdings } = dashboard;

/** A section of the law, and how it was read. */
export function CitedSource({ source }: Pick<LawReference, 'source'>) {
  return (
    <>
      <LawCitation source={source} messages={lawSources} />.{' '}
      {source.isPrimary ? null : lawSources.secondary}
    </>
  );
}

/** The highest prices of 31 January 2018, which the tax may count as cost of shares that were held then. */
export function PricesOf2018({
  shares,
  outcomes,
}: {
  /** With what was typed for each; null where nothing was. */
  shares: readonly { symbol: string; price: SavedPrice | null }[];
  outcomes: Outcomes<keyof Messages['dashboard']['outcomes']>;
}) {
  if (shares.length === 0) return null;
  const { sharePrice } = holdings;
  return (
    <section className="grid grid-cols-1 gap-2 pt-4">
      <h3 className="text-sm font-semibold">
        {fill(sharePrice.dayTitle, { day: formatDate(priceDayOf2018) })}
      </h3>
      <p className="max-w-prose text-sm text-ink-soft">
        {sharePrice.dayHint} <CitedSource source={costRuleOf2018.source} />
      </p>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-2 xl:grid-cols-2">
        {shares.map(({ symbol, price }) => (
          <div key={symbol}>
            <SharePriceForm
              assetClass="share"
              symbol={symbol}
              day={priceDayOf2018}
              messages={holdings}
              outcomes={outcomes}
            />
            <TypedPrices symbol={symbol} prices={price ? [price] : []} />
          </div>
        ))}
      </div>
    </section>
  );
}
