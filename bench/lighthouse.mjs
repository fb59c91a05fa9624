import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { lighthouse as goals } from './budgets.mjs';
import { median, table, verdict } from './table.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** No search engine may list them. */
const membersCategories = categories.filter((name) => name !== 'seo');
const runs = 3;

/**
 * Lighthouse with its defaults (mobile, simulated slow 4G), medians of three runs: the baseline app's client page, public
 * pages, and members' pages with the `Cookie` header of a member.
 */
export async function checkLighthouse(siteUrl, baselineUrl, memberCookies, chromePath) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const baseline = await measure(`${baselineUrl}${goals.baseline}`, chrome.port);
    const rows = [{ what: "the baseline app's client page", ...baseline, isMet: true }];
    for (const route of goals.routes) {
      const page = await measure(`${siteUrl}${route}`, chrome.port);
      rows.push({ what: route, ...page, isMet: isWithin(page, baseline, goals.pointsBelow) });
    }
    const { routes, pointsBelow } = goals.members;
    for (const route of routes) {
      const page = await measure(`${siteUrl}${route}`, chrome.port, memberCookies);
      const isMet = isWithin(page, baseline, pointsBelow);
      rows.push({ what: `${route}, member`, ...page, isMet });
    }
    return rows;
  } finally {
    chrome.kill();
  }
}

function isWithin(page, baseline, pointsBelow) {
  const [performance, ...others] = page.scores;
  const maxBlockingMs = Math.max(goals.minBlockingMs, baseline.blockingMs * goals.blockingRatio);
  return (
    performance >= baseline.scores[0] - pointsBelow &&
    others.every((score) => score === 100) &&
    page.blockingMs <= maxBlockingMs
  );
}

/** Chrome gives now and then no trace of a visit (NO_NAVSTART): it is repeated, twice at most. */
async function visit(url, options, repeats = 2) {
  const { lhr } = await lighthouse(url, { ...options, logLevel: 'error' });
  if (!lhr.runtimeError) return lhr;
  if (repeats === 0) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return visit(url, options, repeats - 1);
}

async function measure(url, port, memberCookies) {
  const extraHeaders = memberCookies ? { Cookie: memberCookies } : {};
  const onlyCategories = memberCookies ? membersCategories : categories;
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    results.push(await visit(url, { port, onlyCategories, extraHeaders }));
  }
  const of = (read) => median(results.map(read));
  const metric = (id) => of((lhr) => lhr.audits[id].numericValue);
  const failing = new Set(
    results.flatMap((lhr) =>
      onlyCategories
        .slice(1)
        .flatMap((id) => lhr.categories[id].auditRefs)
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  );
  return {
    scores: onlyCategories.map((id) => Math.round(of((lhr) => lhr.categories[id].score) * 100)),
    lcpMs: metric('largest-contentful-paint'),
    blockingMs: metric('total-blocking-time'),
    shift: metric('cumulative-layout-shift'),
    failing: [...failing],
  };
}

export function lighthouseTable(rows) {
  const header = ['performance', 'a11y', 'practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS', ''];
  return table([
    ['Lighthouse, mobile', ...header],
    ...rows.map((row) => [
      row.what,
      ...categories.map((_, at) => String(row.scores[at] ?? '-')),
      row.lcpMs.toFixed(0),
      row.blockingMs.toFixed(0),
      row.shift.toFixed(4),
      verdict(row.isMet),
    ]),
  ]).concat(
    rows.map(({ what, failing }) => (failing.length ? `\n  ${what}: ${failing}` : '')).join(''),
  );
}
