import { savedItemsForFile } from '@/lib/dashboard/server/saved-items-file';
import { csvResponse } from '@/lib/csv/csv';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { loadMarket } from '@/lib/crypto/server/source';
import { loadSchemes } from '@/lib/funds/server/source';
import { inUnits } from '@/lib/holdings/deposit';
import { assetClasses, type AssetClass, type Holding } from '@/lib/holdings/holding';
import { holdingsCsv, holdingsTemplate } from '@/lib/holdings/holdings-csv';
import { realisedCsv } from '@/lib/holdings/realised-csv';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import { priceOf2018In } from '@/lib/holdings/saved-wishes';

/**
 * The template for an import, the signed-in member's transactions in the same format, or their sales and dividends
 * (`sales`), which no import reads.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('template')) {
    return csvResponse('arthayatra-template.csv', holdingsTemplate());
  }
  const items = await savedItemsForFile();
  if (items instanceof Response) return items;
  const today = dateInIndia(new Date());
  const holdings = assetClasses.flatMap((assetClass) => holdingsIn(items, assetClass));
  const nameOf = await loadNames(holdings);
  if (searchParams.has('sales')) {
    // A deposit is sold in units of its index: in rupees, its interest would be sold and never bought.
    const sold = holdings.map((holding) =>
      holding.assetClass === 'deposit' ? (inUnits(holding, today)?.holding ?? holding) : holding,
    );
    const priceOf2018 = (holding: Holding) => priceOf2018In(items, holding)?.rupees ?? null;
    return csvResponse(`arthayatra-sales-${today}.csv`, realisedCsv(sold, nameOf, priceOf2018));
  }
  return csvResponse(`arthayatra-transactions-${today}.csv`, holdingsCsv(holdings, nameOf));
}

/** Names of funds and coins, which are stored by code; a list that does not answer leaves its names out. */
async function loadNames(
  holdings: readonly Holding[],
): Promise<(holding: Holding) => string | null> {
  const holds = (wanted: AssetClass) => holdings.some(({ assetClass }) => assetClass === wanted);
  const [list, market] = await Promise.all([
    holds('fund') ? loadSchemes() : null,
    holds('coin') ? loadMarket() : null,
  ]);
  const coins = market?.ok ? market.value.data.coins : [];
  const names = new Map<string, string>([
    ...(list?.ok ? list.value.data.schemes : []).map(
      ({ code, name }) => [`fund ${code}`, name] as const,
    ),
    ...coins.map(({ id, name }) => [`coin ${id}`, name] as const),
  ]);
  return ({ assetClass, instrumentId }) => names.get(`${assetClass} ${instrumentId}`) ?? null;
}
