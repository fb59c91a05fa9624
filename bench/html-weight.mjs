import { gzipSync } from 'node:zlib';
import { htmlOverHandWritten } from './budgets.mjs';
import { inKib, table, verdict } from './table.mjs';

/**
 * The page as somebody would write it by hand: the same words and elements, without scripts, preloads,
 * React's marks and classes.
 */
export function handWritten(html) {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:preload|modulepreload)"[^>]*>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ class="[^"]*"/g, '');
}

/** HTML of the static pages, gzip, against the same words written by hand. */
export async function checkHtmlWeight(baseUrl) {
  const { routes, ratio: allowed } = htmlOverHandWritten;
  const rows = [];
  for (const route of routes) {
    const html = await (await fetch(`${baseUrl}${route}`)).text();
    const [own, bare] = [html, handWritten(html)].map((text) => gzipSync(text).length);
    rows.push({ route, own, bare, ratio: own / bare, isKept: own / bare <= allowed });
  }
  return rows;
}

export function htmlTable(rows) {
  return table([
    ['HTML, gzip (KiB)', 'page', 'by hand', 'ratio', 'budget', ''],
    ...rows.map(({ route, own, bare, ratio, isKept }) => [
      route,
      inKib(own),
      inKib(bare),
      ratio.toFixed(2),
      htmlOverHandWritten.ratio.toFixed(2),
      verdict(isKept),
    ]),
  ]);
}
