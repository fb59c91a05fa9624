import { refusal } from '@/lib/dashboard/domain/saved-items-refusal';
import { csvResponse } from '@/lib/csv/csv-response';
import { assetClasses } from '@/lib/holdings/holding';
import { holdingsCsv, holdingsTemplate } from '@/lib/holdings/holdings-csv';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import { findUser } from '@/lib/auth/server/session';
import { refuseExport } from '@/lib/limits/file-limit-store';
import { listSavedItemsOf } from '@/lib/saved/store';

/** The template for an import, or the signed-in member's purchases in the same format. */
export async function GET(request: Request): Promise<Response> {
  if (new URL(request.url).searchParams.has('template')) {
    return csvResponse('arthayatra-template.csv', holdingsTemplate());
  }
  const user = await findUser();
  if (!user.ok) return refusal(user.problem);
  const refused = await refuseExport(user.value.uid);
  if (refused) return refused;
  const saved = await listSavedItemsOf(user.value);
  if (!saved.ok) return refusal(saved.problem);
  const holdings = assetClasses.flatMap((assetClass) => holdingsIn(saved.value, assetClass));
  return csvResponse('arthayatra-purchases.csv', holdingsCsv(holdings));
}
