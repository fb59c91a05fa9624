import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { lighthouse as budgets } from './budgets.mjs';
import { median, table, verdict } from './table.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const runs = 3;

/** Lighthouse as it comes (mobile, simulated slow 4G), medians of three runs. */
export async function checkLighthouse(baseUrl, chromePath) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const rows = [];
    for (const budget of budgets) {
      rows.push(await measure(`${baseUrl}${budget.route}`, budget, chrome.port));
    }
    return rows;
  } finally {
    chrome.kill();
  }
}

async function measure(url, budget, port) {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const { lhr } = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    results.push(lhr);
  }
  const of = (read) => median(results.map(read));
  const scores = categories.map((id) => Math.round(of((lhr) => lhr.categories[id].score) * 100));
  const metric = (id) => of((lhr) => lhr.audits[id].numericValue);
  const failing = new Set(
    results.flatMap((lhr) =>
      categories
        .slice(1)
        .flatMap((id) => lhr.categories[id].auditRefs)
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  );
  return {
    ...budget,
    measured: scores,
    lcpMs: metric('largest-contentful-paint'),
    blockingMs: metric('total-blocking-time'),
    shift: metric('cumulative-layout-shift'),
    failing: [...failing],
    isMet: scores.every((score, index) => score >= budget.scores[index]),
  };
}

export function lighthouseTable(rows) {
  return table([
    [
      'Lighthouse, mobile',
      'performance',
      'a11y',
      'practices',
      'SEO',
      'LCP ms',
      'TBT ms',
      'CLS',
      '',
    ],
    ...rows.map((row) => [
      row.route,
      ...row.measured.map((score, index) => `${score}/${row.scores[index]}`),
      row.lcpMs.toFixed(0),
      row.blockingMs.toFixed(0),
      row.shift.toFixed(4),
      verdict(row.isMet),
    ]),
  ]).concat(
    rows.map(({ route, failing }) => (failing.length ? `\n  ${route}: ${failing}` : '')).join(''),
  );
}
