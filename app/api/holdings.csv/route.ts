import { refusal } from '@/app/api/shelf-refusal';
import { holdingsCsv, holdingsTemplate } from '@/lib/holdings/holdings-csv';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import { listMySavedItems } from '@/lib/saved/store';

/** The template for an import, or the purchases of the person who asks in its form. */
export async function GET(request: Request): Promise<Response> {
  if (new URL(request.url).searchParams.has('template')) {
    return csv('arthayatra-template.csv', holdingsTemplate());
  }
  const shelf = await listMySavedItems();
  if (!shelf.ok) return refusal(shelf.problem);
  const holdings = (['fund', 'coin', 'share'] as const).flatMap((assetClass) =>
    holdingsIn(shelf.value, assetClass),
  );
  return csv('arthayatra-purchases.csv', holdingsCsv(holdings));
}

function csv(name: string, text: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
