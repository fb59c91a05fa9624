import { onEnd, endAll, endOnSignals, start, stop } from '../scripts/processes.mjs';
import { installWhenNeeded } from '../scripts/install.mjs';
import { benchDirectory, nextProgram, root } from '../scripts/project.mjs';
import { nextFreePort } from '../scripts/ports.mjs';
import { say, step } from '../scripts/progress.mjs';

/**
 * `npm run bench [-- --lighthouse]`: sizes and response times of the site as ratios to a baseline app of the same
 * framework on the same machine (bench/floor). Exits with 1 when a budget is exceeded.
 */
endOnSignals();
await installWhenNeeded(benchDirectory);
const { findOrInstallChromium } = await import('../scripts/chromium.mjs');
const { startTestSite } = await import('../scripts/test-site.mjs');
const { buildFloor, floorDirectory } = await import('./floor.mjs');

let areAllMet = true;
const show = (text, ...met) => {
  say(`\n${text}`);
  areAllMet &&= met.every(Boolean);
};
const metOf = (rows) => rows.map(({ isMet }) => isMet);

try {
  const chromium = await findOrInstallChromium();
  await step('Building the floor, unless nothing changed', buildFloor);
  const environment = await startTestSite({ chromium, guestPagesSeconds: 60 });
  const siteUrl = environment.E2E_BASE_URL;
  const floor = await serveFloor(environment);
  await weigh(siteUrl, floor.url, chromium);
  await slowDown(siteUrl, floor.url, chromium, environment);
  await load(siteUrl, floor, environment);
  await measureMarkets(siteUrl);
  await computeTaxes();
  await computeOptions();
  await runScreens();
  await clusterNews();
  await searchAll();
  if (process.argv.includes('--lighthouse')) await audit(siteUrl, chromium);
} catch (error) {
  say(error.message);
  areAllMet = false;
}
await endAll();
process.exit(areAllMet ? 0 : 1);

async function serveFloor(environment) {
  const port = await nextFreePort(3310);
  const url = `http://localhost:${port}`;
  const server = start(
    process.execPath,
    [nextProgram, 'start', floorDirectory, '--port', `${port}`],
    { cwd: root, env: environment, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  onEnd(() => stop(server));
  await untilItAnswers(`${url}/static`);
  return { url, pid: server.pid };
}

async function weigh(siteUrl, floorUrl, chromium) {
  const javascript = await import('./initial-javascript.mjs');
  const scripts = await javascript.checkInitialJavascript(siteUrl);
  const complaints = javascript.javascriptComplaints(scripts);
  show(javascript.javascriptTable(scripts), complaints.length === 0);
  complaints.forEach((complaint) => say(`✗ ${complaint}`));

  const parts = await import('./component-bytes.mjs');
  show(parts.componentTable(await parts.checkComponentBytes()));

  const { checkHtmlWeight, htmlTable } = await import('./html-weight.mjs');
  const html = await checkHtmlWeight(siteUrl, floorUrl);
  show(htmlTable(html), ...metOf(html));

  const { checkCalculatorSpeed, calculatorSpeedTable } = await import('./calculator-speed.mjs');
  const speed = await checkCalculatorSpeed(siteUrl, chromium);
  show(calculatorSpeedTable(speed), ...metOf(speed));

  const { checkTablesSpeed, tablesSpeedTable } = await import('./tables-speed.mjs');
  const tasks = await checkTablesSpeed(siteUrl, chromium);
  show(tablesSpeedTable(tasks), ...metOf(tasks));

  const { checkFirstVisits, visitTable } = await import('./first-visit.mjs');
  const visits = await checkFirstVisits(siteUrl, chromium);
  show(visitTable(visits), ...metOf(visits));
}

async function slowDown(siteUrl, floorUrl, chromium, environment) {
  const throttled = await import('./throttled.mjs');
  const { memberCookies } = await import('./signed-in.mjs');
  const cookies = await memberCookies(siteUrl, environment);
  const rows = [
    ...(await throttled.checkThrottledVisits(siteUrl, chromium)),
    await throttled.visitFloor(floorUrl, chromium),
    ...(await throttled.checkThrottledNavigations(siteUrl, chromium, cookies)),
  ];
  show(throttled.throttledTable(rows), ...metOf(rows));
}

async function load(siteUrl, floor, environment) {
  const { checkThroughput, throughputTable } = await import('./throughput.mjs');
  const { memberCookies } = await import('./signed-in.mjs');
  const { compareMemory, memoryTable } = await import('./memory.mjs');
  const cookies = await memberCookies(siteUrl, environment);
  const rows = await checkThroughput(siteUrl, floor.url, cookies);
  show(throughputTable(rows), ...metOf(rows));
  const publicPages = await import('./public-pages.mjs');
  const guests = await publicPages.checkPublicPages(siteUrl, floor.url);
  show(publicPages.publicPagesTable(guests), ...metOf(guests));
  const memory = await compareMemory(floor.pid);
  show(memoryTable(memory), ...metOf(memory));
}

async function measureMarkets(siteUrl) {
  const { checkMarketRules, marketRulesTable } = await import('./market-rules.mjs');
  const rules = await checkMarketRules();
  show(marketRulesTable(rules), ...metOf(rules));

  const pages = await import('./market-pages.mjs');
  const rows = await pages.checkMarketPages(siteUrl);
  show(pages.marketPagesTable(rows), ...metOf(rows));
  const search = await pages.checkSearchUnderLoad(siteUrl);
  show(pages.searchUnderLoadTable(search), search.isMet);
}

async function computeTaxes() {
  const { checkTaxComparisons, taxTable } = await import('./tax.mjs');
  const rows = await checkTaxComparisons();
  show(taxTable(rows), ...metOf(rows));
}

async function computeOptions() {
  const { checkOptionsSpeed, optionsTable } = await import('./options.mjs');
  const rows = await checkOptionsSpeed();
  show(optionsTable(rows), ...metOf(rows));
}

async function clusterNews() {
  const { checkNewsSpeed, newsTable } = await import('./news.mjs');
  const rows = await checkNewsSpeed();
  show(newsTable(rows), ...metOf(rows));
}

async function runScreens() {
  const { checkPicksSpeed, picksTable } = await import('./picks.mjs');
  const rows = await checkPicksSpeed();
  show(picksTable(rows), ...metOf(rows));
}

async function searchAll() {
  const { checkSearchSpeed, searchTable } = await import('./search.mjs');
  const row = await checkSearchSpeed();
  show(searchTable(row), row.isMet);
}

async function untilItAnswers(url) {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer.`);
}

async function audit(siteUrl, chromium) {
  const { checkLighthouse, lighthouseTable } = await import('./lighthouse.mjs');
  const rows = await checkLighthouse(siteUrl, chromium);
  show(lighthouseTable(rows), ...metOf(rows));
}
