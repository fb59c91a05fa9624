import {
  endAll,
  endOnSignals,
  endWith,
  onEnd,
  start,
  stop,
  untilAnswered,
} from '../scripts/processes.mjs';
import { installWhenNeeded } from '../scripts/install.mjs';
import { benchDirectory, nextProgram, root } from '../scripts/project.mjs';
import { nextFreePort } from '../scripts/ports.mjs';
import { say, step } from '../scripts/progress.mjs';

/**
 * `npm run bench [-- NAME… --lighthouse]`: sizes and response times of the site as ratios to a baseline app of the
 * same framework on the same machine (bench/baseline), and the speed of its rules. Without names every part runs but
 * Lighthouse, which is added when asked for. Parts of `ruleParts` alone build and start nothing.
 * Exits with 1 when a budget is exceeded or a part could not run; the parts after it run all the same.
 */
endOnSignals();
await installWhenNeeded(benchDirectory).catch(endWith);

/** Each measures a built site and shows what it measured. */
const siteParts = {
  scripts: weighScripts,
  html: weighHtml,
  calculators: timeCalculators,
  tables: timeTables,
  visits: countVisits,
  throttled: slowDown,
  load,
  guests: loadGuests,
  markets: measureMarkets,
  lighthouse: audit,
};
/** Each measures rules in this process. */
const ruleParts = {
  rules: timeMarketRules,
  tax: computeTaxes,
  options: computeOptions,
  screens: runScreens,
  news: clusterNews,
  search: searchAll,
};
const parts = { ...siteParts, ...ruleParts };
const chosen = chooseParts(process.argv.slice(2));

let areAllMet = true;
const show = (text, ...met) => {
  say(`\n${text}`);
  areAllMet &&= met.every(Boolean);
};
/** Shows what was measured, one row or several, each of which says whether it keeps its budget. */
const report = (rows, tableOf) => show(tableOf(rows), ...[rows].flat().map(({ isMet }) => isMet));

try {
  const site = chosen.some((name) => name in siteParts) ? await startSite() : null;
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

/** Builds and starts the site and the baseline app. */
async function startSite() {
  const { findOrInstallChromium } = await import('../scripts/chromium.mjs');
  const { startTestSite } = await import('../scripts/test-site.mjs');
  const { buildBaseline, baselineDirectory } = await import('./baseline.mjs');
  const chromium = await findOrInstallChromium();
  await step('Building the baseline app, unless nothing changed', buildBaseline);
  const environment = await startTestSite({ chromium, guestPagesSeconds: 60 });
  const baseline = await serveBaseline(baselineDirectory, environment);
  return { siteUrl: environment.E2E_BASE_URL, baseline, chromium, environment };
}

async function serveBaseline(directory, environment) {
  const port = await nextFreePort(3310);
  const url = `http://localhost:${port}`;
  const server = start(process.execPath, [nextProgram, 'start', directory, '--port', `${port}`], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
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
  report(await checkHtmlWeight(siteUrl, baseline.url), htmlTable);
}

async function timeCalculators({ siteUrl, chromium }) {
  const { checkCalculatorSpeed, calculatorSpeedTable } = await import('./calculator-speed.mjs');
  report(await checkCalculatorSpeed(siteUrl, chromium), calculatorSpeedTable);
}

async function timeTables({ siteUrl, chromium }) {
  const { checkTablesSpeed, tablesSpeedTable } = await import('./tables-speed.mjs');
  report(await checkTablesSpeed(siteUrl, chromium), tablesSpeedTable);
}

async function countVisits({ siteUrl, chromium }) {
  const { checkFirstVisits, visitTable } = await import('./first-visit.mjs');
  report(await checkFirstVisits(siteUrl, chromium), visitTable);
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
  report(rows, throttled.throttledTable);
}

async function load({ siteUrl, baseline, environment }) {
  const { checkThroughput, throughputTable } = await import('./throughput.mjs');
  const { memberCookies } = await import('./signed-in.mjs');
  const cookies = await memberCookies(siteUrl, environment);
  report(await checkThroughput(siteUrl, baseline.url, cookies), throughputTable);
}

async function loadGuests({ siteUrl, baseline }) {
  const { checkPublicPages, publicPagesTable } = await import('./public-pages.mjs');
  const { compareMemory, memoryTable } = await import('./memory.mjs');
  report(await checkPublicPages(siteUrl, baseline.url), publicPagesTable);
  report(await compareMemory(baseline.pid), memoryTable);
}

async function measureMarkets({ siteUrl }) {
  const pages = await import('./market-pages.mjs');
  report(await pages.checkMarketPages(siteUrl), pages.marketPagesTable);
  report(await pages.checkSearchUnderLoad(siteUrl), pages.searchUnderLoadTable);
}

async function timeMarketRules() {
  const { checkMarketRules, marketRulesTable } = await import('./market-rules.mjs');
  report(await checkMarketRules(), marketRulesTable);
}

async function computeTaxes() {
  const { checkTaxComparisons, taxTable } = await import('./tax.mjs');
  report(await checkTaxComparisons(), taxTable);
}

async function computeOptions() {
  const { checkOptionsSpeed, optionsTable } = await import('./options.mjs');
  report(await checkOptionsSpeed(), optionsTable);
}

async function clusterNews() {
  const { checkNewsSpeed, newsTable } = await import('./news.mjs');
  report(await checkNewsSpeed(), newsTable);
}

async function runScreens() {
  const { checkPicksSpeed, picksTable } = await import('./picks.mjs');
  report(await checkPicksSpeed(), picksTable);
}

async function searchAll() {
  const { checkSearchSpeed, searchTable } = await import('./search.mjs');
  report(await checkSearchSpeed(), searchTable);
}

async function audit({ siteUrl, baseline, chromium, environment }) {
  const { checkLighthouse, lighthouseTable } = await import('./lighthouse.mjs');
  const { longMemberCookies } = await import('./signed-in.mjs');
  const cookies = await longMemberCookies(siteUrl, environment);
  report(await checkLighthouse(siteUrl, baseline.url, cookies, chromium), lighthouseTable);
}
