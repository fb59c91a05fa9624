import { visitPage, withBrowser } from './browser.mjs';
import { firstVisit } from './budgets.mjs';
import { startCompressingFront } from './compressing-front.mjs';
import { inKib, table, verdict } from './table.mjs';

const kinds = ['Document', 'Script', 'Stylesheet', 'Font'];

/**
 * A first visit with an empty cache, as the browser counts it: bytes with headers, requests. The budget holds
 * for what Vercel's network sends, brotli; `gzip` is what `next start` sends on its own.
 */
export async function checkFirstVisits(baseUrl, executablePath) {
  const frontUrl = await startCompressingFront(baseUrl);
  return withBrowser(executablePath, async (browser) => {
    const rows = [];
    for (const budget of firstVisit) {
      const visit = await measureVisit(browser, `${frontUrl}${budget.route}`);
      const gzip = await measureVisit(browser, `${baseUrl}${budget.route}`);
      const isMet = visit.total <= budget.bytes && visit.requests <= budget.requests;
      rows.push({ ...budget, visit, gzip, isMet });
    }
    return rows;
  });
}

async function measureVisit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kindOf = new Map();
  const bytes = Object.fromEntries([...kinds, 'Other'].map((kind) => [kind, 0]));
  let total = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // An outline in the style sheet travels with it.
    if (!response.url.startsWith('data:')) kindOf.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    bytes[kinds.includes(kind) ? kind : 'Other'] += encodedDataLength;
    total += encodedDataLength;
  });
  await visitPage(page, url, { waitUntil: 'networkidle' });
  await context.close();
  return { bytes, total, requests: kindOf.size };
}

export function visitTable(rows) {
  return table([
    [
      'First visit, brotli (KiB)',
      'HTML',
      'scripts',
      'styles',
      'fonts',
      'other',
      'all',
      'budget',
      'gzip',
      'requests',
      '',
    ],
    ...rows.map(({ route, visit, gzip, bytes, requests, isMet }) => [
      route,
      ...[...kinds, 'Other'].map((kind) => inKib(visit.bytes[kind])),
      inKib(visit.total),
      inKib(bytes),
      inKib(gzip.total),
      `${visit.requests}/${requests}`,
      verdict(isMet),
    ]),
  ]);
}
