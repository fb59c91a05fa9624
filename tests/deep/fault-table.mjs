/**
 * Every fault of tests/upstream on every market page and the news of one built site: what does the visitor see? Each
 * page answers in its time, with the last good figures and their age or an honest empty state with a retry, and nothing
 * throws. A format that drifts leaves figures live, and /api/health says that it changed.
 * The table lands in test-results/fault-table.md. The site's clock is moved, so that figures grow old at once.
 * `node tests/deep/fault-table.mjs name …` tries only the faults that hold one of the names.
 */
import { setTimeout } from 'node:timers/promises';
import { stop } from '../../scripts/processes.mjs';
import { serve } from '../../scripts/serve.mjs';
import { faultNames } from '../upstream/faults.mjs';
import { formatFaults } from '../upstream/format-faults.mjs';
import { newsClockFaults, newsTextFaults } from '../upstream/news-faults.mjs';
import { movingClock } from './failing/moving-clock.mjs';
import { siteOnUpstream } from './failing/upstream-site.mjs';
import { check, runChecks, writeResult } from './shared/checks.mjs';

const hourMs = 3_600_000;
/** Longer than two rounds of any source but the members of a category: all that is known is old then. */
const farAheadMs = 50 * hourMs;
/** With something known a visitor waits for a source 1.5 s, a page for two of them in a row. */
const timeoutMs = 5_000;
/** With nothing known, for the whole time limit of a source (8 s), and some. */
const wholeTimeMs = 10_000;
const coinsPath = '/features/crypto-market';
const fundsPath = '/features/mutual-funds';
const fundCode = 102_550;

const newsPath = '/features/financial-news';

/** Of these all figures stay live: the format is another, or a few of its rows are in doubt. */
const drifting = ['old-format', ...Object.keys(formatFaults)];
/** The page of a fund that its provider no longer knows keeps the last good history, with its age. */
const isOfUnknownFund = (fault, { path }) =>
  fault === 'unknown-scheme' && path.endsWith(`/${fundCode}`);
/** Of these /api/health names a feed whose format changed. */
const noticed = ['new-column', 'new-category-word'];
/** Of these a slow or odd answer is still a right one: they come last where nothing may become known. */
const answering = [
  'slow',
  'ancient',
  'nulls',
  'future',
  'numbers-as-strings',
  'negative',
  'infinite',
  ...drifting,
];
const names = process.argv.slice(2);
const wantedFaults = faultNames.filter(
  (fault) =>
    !['none', 'held'].includes(fault) &&
    (names.length === 0 || names.some((name) => fault.includes(name))),
);
const ofNews = Object.keys({ ...newsTextFaults, ...newsClockFaults });
const newsFaults = wantedFaults.filter((fault) => ofNews.includes(fault));
// What is wrong with a feed of news alone leaves the market pages as they are.
const faults = wantedFaults
  .filter((fault) => !ofNews.includes(fault))
  .sort((one, other) => Number(answering.includes(one)) - Number(answering.includes(other)));

/** Twice what this machine takes while all is well: a busy one is no fault of the site. */
let slackMs = 2_000;
let errors = '';
const rows = [];
const newsRows = [];

await runChecks(async () => {
  const { site, upstream, control } = await siteOnUpstream();
  const { siteUrl } = site;
  const clock = movingClock(control);
  const breakWith = (fault) => control('POST', { provider: '*', fault });
  const look = (paths) => Promise.all(paths.map((path) => visit(siteUrl, path)));

  /**
   * Figures are renewed behind the visitor: the next look has them. After a pause of a provider one request tries whether
   * it answers, and the others leave it alone for ten seconds.
   */
  const lookUntilLive = async (paths) => {
    for (let tries = 0; ; tries += 1) {
      const pages = await look(paths);
      const isLive = pages.every(({ live, old, empty }) => live > 0 && old + empty === 0);
      if (isLive || tries === 12) return pages;
      await setTimeout(1_000);
    }
  };

  const environment = { ...site.environment, ...clock.environment };
  const serveSite = async () => {
    const child = await serve({ port: site.port, environment, errors: 'pipe' });
    child.stderr.on('data', (chunk) => (errors += chunk));
    return child;
  };

  // Nothing is known, and nothing becomes known.
  const coldPaths = [
    coinsPath,
    `${coinsPath}/sample-metalo-1`,
    fundsPath,
    `${fundsPath}/${fundCode}`,
  ];
  let server = await serveSite();
  await look(['/robots.txt']);
  for (const fault of faults.filter((each) => !answering.includes(each))) {
    await breakWith(fault);
    await clock.pass(2 * hourMs);
    const seen = await look(coldPaths);
    checkPages(
      `${fault}, nothing known: an empty state with a retry, in time`,
      seen,
      (page) =>
        page.ms < wholeTimeMs + slackMs &&
        page.empty > 0 &&
        page.hasRetry &&
        page.live + page.old === 0 &&
        (page.path !== coinsPath || page.hasRiskNote),
    );
    rows.push([fault, 'nothing', ...seen]);
  }
  await stop(server);

  // All was live when it broke; one coin was never looked at before.
  await control('DELETE');
  server = await serveSite();
  // What a provider's plan refused is not asked again for a while.
  await clock.pass(farAheadMs);
  const [market] = await lookUntilLive([coinsPath]);
  const ids = [...new Set(market.html.match(/sample-[a-z]+-\d+/g))];
  const warmPaths = [coinsPath, `${coinsPath}/${ids[0]}`, fundsPath, `${fundsPath}/${fundCode}`];
  let unseen = 1;
  for (const fault of faults) {
    await control('DELETE');
    await clock.pass(farAheadMs);
    const before = await lookUntilLive(warmPaths);
    slackMs = 2 * Math.max(...before.map(({ ms }) => ms));
    checkPages(
      `before ${fault}: all is live`,
      before,
      (page) => page.live > 0 && page.old + page.empty === 0,
    );
    await breakWith(fault);
    await clock.pass(farAheadMs);
    const seen = await look([...warmPaths, `${coinsPath}/${ids[(unseen += 1)]}`]);
    const known = seen.slice(0, 4);
    const fresh = seen.slice(4);
    checkPages(
      `${fault}, all known: figures with their age, in time`,
      known,
      (page) =>
        page.ms < timeoutMs + slackMs &&
        page.empty === 0 &&
        (page.old > 0 || answering.includes(fault)) &&
        (page.live > 0 || !drifting.includes(fault) || isOfUnknownFund(fault, page)),
    );
    if (noticed.includes(fault)) await checkNoticed(siteUrl, fault);
    checkPages(
      `${fault}, a coin never looked at: its price with its age, the rest honestly empty`,
      fresh,
      (page) =>
        page.ms < wholeTimeMs + slackMs &&
        page.live + page.old > 0 &&
        (page.empty === 0 || page.hasRetry),
    );
    rows.push(
      [fault, 'all', ...known],
      [fault, 'all but this coin’s history', null, ...fresh, null, null],
    );
  }

  // Headlines: stories were there before, and stories are there while the feeds are wrong.
  for (const fault of newsFaults) {
    await control('DELETE');
    await clock.pass(farAheadMs);
    await look([newsPath]);
    const before = await look([newsPath]);
    slackMs = 2 * before[0].ms;
    checkPages(`before ${fault}: stories`, before, (page) => page.stories > 0);
    await breakWith(fault);
    await clock.pass(2 * hourMs);
    await look([newsPath]);
    const seen = await look([newsPath]);
    checkPages(
      `${fault}: stories, in time`,
      seen,
      (page) => page.ms < timeoutMs + slackMs && page.stories > 0,
    );
    newsRows.push([fault, ...seen]);
  }

  // The plug stays out, and the server starts anew.
  await control('DELETE');
  await clock.pass(farAheadMs);
  await look(warmPaths);
  await look(warmPaths);
  await upstream.stop();
  await stop(server);
  clock.moveServer(3 * hourMs);
  server = await serveSite();
  const restarted = await look(warmPaths);
  checkPages(
    'a restart while no provider answers: figures still',
    restarted,
    (page) => page.ms < timeoutMs + slackMs && page.live + page.old > 0 && page.empty === 0,
  );
  rows.push(['restarted, no provider there', 'all', ...restarted]);
  await stop(server);
  check('the server did not complain', !/⨯|unhandled/i.test(errors));
}, writeTable);

function writeTable() {
  writeResult('fault-table.md', tableOf(rows, newsRows));
  if (errors) console.log(`The server said:\n${errors.slice(0, 2_000)}`);
  const count = rows.length + newsRows.length;
  check(`${count} rows in test-results/fault-table.md`, count > 0);
}

/** What somebody sees who opens the page: without the light of the sources, and without scripts' own copies. */
async function visit(siteUrl, path) {
  const startedAt = performance.now();
  const answer = await fetch(siteUrl + path, { signal: AbortSignal.timeout(30_000) });
  const html = await answer.text();
  const ms = Math.round(performance.now() - startedAt);
  const shown = html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<section aria-label="Data status"[\s\S]*?<\/section>/g, '')
    .replaceAll('<!-- -->', '');
  const count = (pattern) => (shown.match(pattern) ?? []).length;
  return {
    path,
    html,
    ms,
    status: answer.status,
    live: count(/>Live</g),
    old: count(/>Not up to date</g),
    ages: [
      ...new Set([...shown.matchAll(/last good figures, ([^.]+) old/g)].map(([, age]) => age)),
    ],
    empty: count(/No figures right now/g),
    reasons: [
      ...new Set(
        [...shown.matchAll(/No figures right now<\/[a-z0-9]+>.*?>([^<]*?)\. Please/g)].map(
          ([, why]) => why,
        ),
      ),
    ],
    stories: count(/<h3 class="news-title/g),
    hasRetry: shown.includes('>Try again<'),
    hasRiskNote: shown.includes('Crypto products and NFTs are unregulated'),
    hasBroken: /Something went wrong|Application error/.test(shown),
  };
}

/** What machines that watch the site are notified of a format that changed. */
async function checkNoticed(siteUrl, fault) {
  const { sources } = await (await fetch(`${siteUrl}/api/health`)).json();
  const changed = sources.filter(({ formatChangedAt }) => formatChangedAt).map(({ feed }) => feed);
  const words = changed.join(', ') || 'none';
  check(`${fault}: /api/health names the changed formats: ${words}`, changed.length > 0);
}

function checkPages(what, pages, isRight) {
  const wrong = pages.filter((page) => page.status !== 200 || page.hasBroken || !isRight(page));
  const lines = wrong.map((page) => `    ${page.path} ${page.status}: ${wordsFor(page)}`);
  check(what, wrong.length === 0, lines.join('\n'));
}

function wordsFor(page) {
  if (!page) return '';
  const { live, old, ages, empty, reasons, stories, ms } = page;
  const parts = [
    stories > 0 ? `${stories} stories` : null,
    live > 0 ? `live (${live})` : null,
    old > 0 ? `last good, ${ages.join(' and ') || 'dated'} old (${old})` : null,
    empty > 0 ? `no figures (${empty}), retry: ${reasons.join('; ')}` : null,
  ];
  return `${parts.filter(Boolean).join(', ')} · ${(ms / 1000).toFixed(1)} s`;
}

function tableOf(lines, newsLines) {
  const head = ['Fault', 'Known before', 'Crypto market', 'Coin', 'Mutual funds', 'Fund'];
  const cells = lines.map(([fault, known, ...pages]) => [fault, known, ...pages.map(wordsFor)]);
  return [
    '# What a visitor sees while a provider fails',
    '',
    'Written by tests/deep/fault-table.mjs. In brackets: how many parts of the page; then the time of the whole answer.',
    '',
    ...markdownOf(head, cells),
    '',
    ...markdownOf(
      ['Fault of the news feeds', 'News'],
      newsLines.map(([fault, page]) => [fault, wordsFor(page)]),
    ),
    '',
  ].join('\n');
}

function markdownOf(head, cells) {
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`);
}
