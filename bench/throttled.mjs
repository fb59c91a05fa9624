import { visitPage, withBrowser } from './browser.mjs';
import { throttledNavigations, throttledVisits } from './budgets.mjs';
import { startCompressingFront } from './compressing-front.mjs';
import { median, table, verdict } from './table.mjs';

/** A mid-range phone on a slow mobile network, as the peers were measured. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const slowdown = 4;
const runs = 9;
/** A page is done when nothing has moved for this long. */
const calmMs = 1_500;

/** First visits with everything cold: the largest paint and how far things moved, medians of nine. */
export async function checkThrottledVisits(baseUrl, executablePath) {
  return inBrowser(baseUrl, executablePath, async (browser, url) => {
    const rows = [];
    for (const { route, lcpMs, shift } of throttledVisits) {
      // A server that has just started gives its figures later than the frame, which a warm one does not.
      await (await fetch(`${url}${route}`)).text();
      const seen = await visits(browser, `${url}${route}`);
      const isMet = seen.ms <= lcpMs && seen.shift <= shift;
      rows.push({ what: `${route}: largest paint`, ...seen, budgetMs: lcpMs, isMet });
    }
    return rows;
  });
}

/** What this machine needs for the baseline app's page with the words of our privacy policy: no page of ours is faster. */
export async function visitBaseline(baselineUrl, executablePath) {
  return inBrowser(baselineUrl, executablePath, async (browser, url) => ({
    what: "the baseline app's page with a policy's words: largest paint",
    ...(await visits(browser, `${url}/static`)),
    isMet: true,
  }));
}

/** From a click in the menu to the new heading on the screen, still throttled, medians of nine. */
export async function checkThrottledNavigations(baseUrl, executablePath, memberCookie) {
  return inBrowser(baseUrl, executablePath, async (browser, url) => {
    const rows = [];
    for (const budget of throttledNavigations) {
      const seen = [];
      for (let run = 0; run < runs; run += 1) {
        seen.push(await navigate(browser, url, budget, memberCookie));
      }
      const ms = median(seen);
      rows.push({
        what: budget.what,
        ms,
        budgetMs: budget.budgetMs,
        isMet: ms <= budget.budgetMs,
      });
    }
    return rows;
  });
}

export function throttledTable(rows) {
  return table([
    ['Slow phone, slow network, brotli', 'median ms', 'budget', 'moved', ''],
    ...rows.map(({ what, ms, budgetMs, shift, isMet }) => [
      what,
      ms.toFixed(0),
      budgetMs === undefined ? '-' : String(budgetMs),
      shift === undefined ? '' : shift.toFixed(4),
      budgetMs === undefined ? '' : verdict(isMet),
    ]),
  ]);
}

async function inBrowser(baseUrl, executablePath, work) {
  const url = await startCompressingFront(baseUrl);
  return withBrowser(executablePath, (browser) => work(browser, url));
}

async function visits(browser, url) {
  const seen = [];
  for (let run = 0; run < runs; run += 1) seen.push(await visit(browser, url));
  return { ms: median(seen.map(({ lcp }) => lcp)), shift: Math.max(...seen.map(({ cls }) => cls)) };
}

async function visit(browser, url) {
  const { page, context } = await slowPage(browser, { width: 412, height: 823 });
  await page.addInitScript(() => {
    window.seen = { lcp: 0, cls: 0 };
    new PerformanceObserver((list) => {
      window.seen.lcp = list.getEntries().at(-1).startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) {
        if (!hadRecentInput) window.seen.cls += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visitPage(page, url, { waitUntil: 'load' });
  await page.waitForTimeout(calmMs);
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return seen;
}

async function navigate(browser, url, { from, to, isPrefetched, isMember }, memberCookie) {
  const { page, context } = await slowPage(browser, { width: 1280, height: 823 });
  if (isMember) await context.addCookies(cookiesOf(memberCookie, url));
  await visitPage(page, `${url}${from}`, { waitUntil: 'load' });
  await page.waitForTimeout(calmMs);
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  if (isPrefetched) {
    await link.hover();
    await page.waitForTimeout(calmMs);
  }
  const ms = await link.evaluate(
    (element, wanted) =>
      new Promise((resolve, reject) => {
        const before = document.querySelector('main h1');
        const startedAt = performance.now();
        const look = () => {
          const heading = document.querySelector('main h1');
          const isThere = location.pathname === wanted && heading !== null && heading !== before;
          if (performance.now() - startedAt > 30_000) return reject(new Error('No new heading.'));
          if (!isThere) return requestAnimationFrame(look);
          requestAnimationFrame(() => resolve(performance.now() - startedAt));
        };
        element.click();
        look();
      }),
    to,
  );
  await context.close();
  return ms;
}

async function slowPage(browser, viewport) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, context };
}

function cookiesOf(header, url) {
  return header.split('; ').map((pair) => {
    const [name, ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
}
