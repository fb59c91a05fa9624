import { gzipSync } from 'node:zlib';
import { htmlOverHandWritten } from './budgets.mjs';
import { inKib, table, verdict } from './table.mjs';

/**
 * Reduces a page to minimal HTML: the same words and elements, without scripts, preloads, React's markers and
 * classes.
 */
function handWritten(html) {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:preload|modulepreload)"[^>]*>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ class="[^"]*"/g, '');
}

/**
 * HTML of the static pages, gzip, against the same text as minimal HTML; the baseline app's page of text likewise.
 */
export async function checkHtmlWeight(baseUrl, baselineUrl) {
  const { routes, ratio: allowed } = htmlOverHandWritten;
  const rows = [];
  for (const route of routes) {
    const weight = await weigh(`${baseUrl}${route}`);
    rows.push({ route, ...weight, allowed, isMet: weight.ratio <= allowed });
  }
  const baseline = await weigh(`${baselineUrl}/static`);
  return [...rows, { route: "the baseline app's page of text", ...baseline, isMet: true }];
}

async function weigh(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const html = await answer.text();
  const [own, bare] = [html, handWritten(html)].map((text) => gzipSync(text).length);
  return { own, bare, ratio: own / bare };
}

export function htmlTable(rows) {
  return table([
    ['HTML, gzip (KiB)', 'page', 'by hand', 'ratio', 'budget', ''],
    ...rows.map(({ route, own, bare, ratio, allowed, isMet }) => [
      route,
      inKib(own),
      inKib(bare),
      ratio.toFixed(2),
      allowed?.toFixed(2) ?? '-',
      allowed ? verdict(isMet) : '',
    ]),
  ]);
}
