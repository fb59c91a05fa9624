import { onEnd, endAll, endOnSignals, start, stop, untilAnswered } from '../scripts/processes.mjs';
import { installWhenNeeded } from '../scripts/install.mjs';
import { benchDirectory, nextProgram, root } from '../scripts/project.mjs';
import { nextFreePort } from '../scripts/ports.mjs';
import { say, step } from '../scripts/progress.mjs';

/**
 * `npm run bench [-- NAME… --lighthouse]`: sizes and response times of the site as ratios to a baseline app of the
 * same framework on the same machine (bench/baseline). Without names every part runs but Lighthouse, which is added when
 * asked for.
 * Exits with 1 when a budget is exceeded or a part could not run; the parts after it run all the same.
 */
endOnSignals();
await installWhenNeeded(benchDirectory);
const { findOrInstallChromium } = await import('../scripts/chromium.mjs');
const { startTestSite } = await import('../scripts/test-site.mjs');
const { buildBaseline, baselineDirectory } = await import('./baseline.mjs');

const parts = {
  scripts: weighScripts,
  html: weighHtml,
  calculators: timeCalculators,
  tables: timeTables,
  visits: countVisits,
  throttled: slowDown,
  load,
  guests: loadGuests,
  markets: measureMarkets,
  tax: computeTaxes,
  options: computeOptions,
  screens: runScreens,
  news: clusterNews,
  search: searchAll,
  lighthouse: audit,
};
const chosen = chooseParts(process.argv.slice(2));

let areAllMet = true;
const show = (text, ...met) => {
  say(`\n${text}`);
  areAllMet &&= met.every(Boolean);
};
const metOf = (rows) => rows.map(({ isMet }) => isMet);

try {
  const chromium = await findOrInstallChromium();
  await step('Building the baseline app, unless nothing changed', buildBaseline);
  const environment = await startTestSite({ chromium, guestPagesSeconds: 60 });
  const baseline = await serveBaseline(environment);
  const site = { siteUrl: environment.E2E_BASE_URL, baseline, chromium, environment };
  for (const name of chosen) {
    await parts[name](site).catch((error) => show(`✗ ${name}: ${error.stack}`, false));
  }
} catch (error) {
  show(error.message, false);
}
await endAll();
process.exit(areAllMet ? 0 : 1);

function chooseParts(words) {
  const names = words.filter((word) => word !== '--lighthouse');
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    say(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
    process.exit(2);
  }
  const usual = Object.keys(parts).filter((name) => name !== 'lighthouse');
  const added = words.includes('--lighthouse') ? ['lighthouse'] : [];
  return [...new Set([...(names.length > 0 ? names : usual), ...added])];
}

async function serveBaseline(environment) {
  const port = await nextFreePort(3310);
  const url = `http://localhost:${port}`;
  const server = start(
    process.execPath,
    [nextProgram, 'start', baselineDirectory, '--port', `${port}`],
    { cwd: root, env: environment, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  onEnd(() => stop(server));
  await untilAnswered(`${url}/static`);
  return { url, pid: server.pid };
}

async function weighScripts({ siteUrl }) {
  const javascript = await import('./initial-javascript.mjs');
  await javascript.recordBaseline();
  const scripts = await javascript.checkInitialJavascript(siteUrl);
  const complaints = javascript.javascriptComplaints(scripts);
  show(javascript.javascriptTable(scripts), complaints.length === 0);
  complaints.forEach((complaint) => say(`✗ ${complaint}`));

  const kit = await import('./component-bytes.mjs');
  show(kit.componentTable(await kit.checkComponentBytes()));
}

async function weighHtml({ siteUrl, baseline }) {
  const { checkHtmlWeight, htmlTable } = await import('./html-weight.mjs');
  const rows = await checkHtmlWeight(siteUrl, baseline.url);
  show(htmlTable(rows), ...metOf(rows));
}

async function timeCalculators({ siteUrl, chromium }) {
  const { checkCalculatorSpeed, calculatorSpeedTable } = await import('./calculator-speed.mjs');
  const rows = await checkCalculatorSpeed(siteUrl, chromium);
  show(calculatorSpeedTable(rows), ...metOf(rows));
}

async function timeTables({ siteUrl, chromium }) {
  const { checkTablesSpeed, tablesSpeedTable } = await import('./tables-speed.mjs');
  const rows = await checkTablesSpeed(siteUrl, chromium);
  show(tablesSpeedTable(rows), ...metOf(rows));
}

async function countVisits({ siteUrl, chromium }) {
  const { checkFirstVisits, visitTable } = await import('./first-visit.mjs');
  const rows = await checkFirstVisits(siteUrl, chromium);
  show(visitTable(rows), ...metOf(rows));
}

async function slowDown({ siteUrl, baseline, chromium, environment }) {
  const throttled = await import('./throttled.mjs');
  const { memberCookies } = await import('./signed-in.mjs');
  const cookies = await memberCookies(siteUrl, environment);
  const rows = [
    ...(await throttled.checkThrottledVisits(siteUrl, chromium)),
    await throttled.visitBaseline(baseline.url, chromium),
    ...(await throttled.checkThrottledNavigations(siteUrl, chromium, cookies)),
  ];
  show(throttled.throttledTable(rows), ...metOf(rows));
}

async function load({ siteUrl, baseline, environment }) {
  const { checkThroughput, throughputTable } = await import('./throughput.mjs');
  const { memberCookies } = await import('./signed-in.mjs');
  const { compareMemory, memoryTable } = await import('./memory.mjs');
  const cookies = await memberCookies(siteUrl, environment);
  const rows = await checkThroughput(siteUrl, baseline.url, cookies);
  show(throughputTable(rows), ...metOf(rows));
  const memory = await compareMemory(baseline.pid);
  show(memoryTable(memory), ...metOf(memory));
}

async function loadGuests({ siteUrl, baseline }) {
  const { checkPublicPages, publicPagesTable } = await import('./public-pages.mjs');
  const rows = await checkPublicPages(siteUrl, baseline.url);
  show(publicPagesTable(rows), ...metOf(rows));
}

async function measureMarkets({ siteUrl }) {
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

async function audit({ siteUrl, baseline, chromium, environment }) {
  const { checkLighthouse, lighthouseTable } = await import('./lighthouse.mjs');
  const { longMemberCookies } = await import('./signed-in.mjs');
  const cookies = await longMemberCookies(siteUrl, environment);
  const rows = await checkLighthouse(siteUrl, baseline.url, cookies, chromium);
  show(lighthouseTable(rows), ...metOf(rows));
}
