/**
 * A browser visits the site while what stands behind it fails: each provider of figures and each service of Firebase
 * slow, down and lying, one at a time and then all together. Whatever fails, every page has its heading and its words,
 * no answer is above 499, what was typed stays where it was typed, and nothing is called saved that is not. When the
 * fault ends, figures are live again within one refresh period, and people can sign in and save.
 * The table lands in test-results/fault-injection.md. `node tests/deep/fault-injection.mjs word` tries only what holds the word.
 */
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from '../../scripts/chromium.mjs';
import { onEnd } from '../../scripts/processes.mjs';
import { serve } from '../../scripts/serve.mjs';
import { importSiteModule } from '../../scripts/site-module.mjs';
import { newsrooms } from '../upstream/news.mjs';
import { startFront } from './failing/firebase-front.mjs';
import { movingClock } from './failing/moving-clock.mjs';
import { siteOnUpstream } from './failing/upstream-site.mjs';
import { createAccount } from './shared/account.mjs';
import { check, runChecks, writeResult } from './shared/checks.mjs';

const hourMs = 3_600_000;
/** Longer than two rounds of any source but the members of a category: figures that were live are old then. */
const farAheadMs = 50 * hourMs;
/** A source that failed five times in a row is asked again after half a minute. */
const maxSecondsUntilLive = 45;
/** By then every slow answer has been sent (tests/upstream/faults.mjs). */
const slowMs = 4_000;
/** A page waits for two sources in a row at most, 8 s each with nothing known; the rest is a busy machine. */
const timeoutMs = 45_000;

const coinsPath = '/features/crypto-market';
const fundPath = '/features/mutual-funds/102550';
const sipPath = '/features/sip-calculator?m=7000';

/** How a provider fails, by the names of tests/upstream/faults.mjs. */
const providerFaults = { slow: 'slow', down: 'down', lying: 'html' };
const providers = {
  coingecko: ['/analytics', coinsPath, 'coin'],
  alternative: ['/analytics', coinsPath],
  frankfurter: [coinsPath, 'coin'],
  amfi: ['/analytics', '/features/mutual-funds', fundPath],
  mfapi: [fundPath, '/features/sip-calculator'],
  ...Object.fromEntries(newsrooms.map((outlet) => [outlet, ['/features/financial-news']])),
  '*': [
    '/analytics',
    coinsPath,
    'coin',
    '/features/mutual-funds',
    fundPath,
    '/features/financial-news',
    '/features/sip-calculator',
  ],
};
const services = ['auth', 'firestore', 'storage'];
const kinds = ['slow', 'down', 'lying'];

const [word = ''] = process.argv.slice(2);
const isWanted = (name) => name.includes(word);

const { messages } = await importSiteModule('lib/messages/index');
const { saved, sessionEnded, outcomes } = messages().sip.save;
const saveAnswers = [saved, sessionEnded, ...Object.values(outcomes)];
const rows = [];

await runChecks(async () => {
  const { site, control } = await siteOnUpstream();
  const clock = movingClock(control);
  const fronts = {
    auth: await startFront(site.environment.FIREBASE_AUTH_EMULATOR_HOST),
    firestore: await startFront(site.environment.FIRESTORE_EMULATOR_HOST),
    storage: await startFront(site.environment.FIREBASE_STORAGE_EMULATOR_HOST),
  };
  for (const front of Object.values(fronts)) onEnd(front.stop);
  const environment = {
    ...site.environment,
    FIREBASE_AUTH_EMULATOR_HOST: fronts.auth.host,
    FIRESTORE_EMULATOR_HOST: fronts.firestore.host,
    FIREBASE_STORAGE_EMULATOR_HOST: fronts.storage.host,
    ...clock.environment,
  };
  const executablePath = await findOrInstallChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  onEnd(() => browser.close());

  await serve({ port: site.port, environment, errors: 'ignore' });
  const guest = await newVisitor(browser, site.siteUrl);
  const coinPath = await firstCoin(site.siteUrl);
  const pathsOf = (paths) => paths.map((path) => (path === 'coin' ? coinPath : path));

  // Firebase: a member reads, signs in and saves.
  const set = (names, mode) => names.forEach((name) => fronts[name].set(mode));
  const cases = [
    ...services.map((service) => ({ name: service, broken: [service], isEverything: false })),
    { name: 'all of Firebase', broken: services, isEverything: false },
    { name: 'everything', broken: services, isEverything: true },
  ];
  for (const { name, broken, isEverything } of cases) {
    for (const kind of kinds) {
      if (!isWanted(`${name} ${kind}`)) continue;
      // One person may sign in ten times a minute: each fault has its own.
      const account = await createAccount(site.environment, `fault-injection-${rows.length}`);
      const member = await newVisitor(browser, site.siteUrl);
      const before = [
        await orItsEnd('sign-in before', () => member.signIn(account)),
        await orItsEnd('save before', () => member.save('before', 'saved')),
      ];
      set(broken, kind);
      if (isEverything) await control('POST', { provider: '*', fault: providerFaults[kind] });
      const stranger = await newVisitor(browser, site.siteUrl);
      const during = [
        ...(await member.visitAll([
          '/account',
          '/features/stock-picks',
          ...pathsOf(providers['*']),
        ])),
        await orItsEnd('save', () => member.save('during', 'any')),
        await orItsEnd('sign-in', () => stranger.trySignIn(account)),
      ];
      set(broken, 'well');
      await control('DELETE');
      const after = [
        await until('the same person reads on', () => member.look('/account')),
        await until('the same person saves', () => member.save('after', 'saved')),
        await until('the other signs in', () => stranger.signIn(account)),
      ];
      await member.close();
      await stranger.close();
      note(`${name} ${kind}`, [...before, ...during, ...after]);
    }
  }

  // Figures: a guest visits the pages; the clock is moved, so that cached figures age while no provider answers. Tokens
  // count real hours, so there are no members from here on.
  for (const [provider, paths] of Object.entries(providers)) {
    for (const kind of kinds) {
      const name = `${provider === '*' ? 'all providers' : provider} ${kind}`;
      if (!isWanted(name)) continue;
      await control('POST', { provider, fault: providerFaults[kind] });
      await clock.pass(farAheadMs);
      const seen = await guest.visitAll(pathsOf(paths));
      await control('DELETE');
      // An answer that was under way would come with the old time after the clock moved, and count as new.
      if (kind === 'slow') await pause(slowMs);
      await clock.pass(farAheadMs);
      const recovered = await looksUntilLive(site.siteUrl, pathsOf(paths));
      note(name, [...seen, recovered]);
    }
  }
}, writeTable);

function writeTable() {
  const head = ['| what failed | what the browser saw |', '| --- | --- |'];
  writeResult('fault-injection.md', [...head, ...rows, ''].join('\n'));
  check(`${rows.length} faults in test-results/fault-injection.md`, rows.length > 0);
}

/** Every finding is `{ what, problem }`; no problem is null. */
function note(name, findings) {
  const wrong = findings.filter(({ problem }) => problem !== null);
  check(name, wrong.length === 0);
  for (const { what, problem } of wrong) console.log(`    ${what}: ${problem}`);
  const words = findings.map(({ what, problem }) => (problem ? `**${what}: ${problem}**` : what));
  rows.push(`| ${name} | ${words.join(', ')} |`);
}

/** Asks again for half a minute: connections to Firebase come back by themselves, with growing pauses. */
async function until(what, attempt) {
  const startedAt = Date.now();
  for (;;) {
    const finding = await orItsEnd(what, attempt);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    if (finding.problem === null) return { what: `${what} after ${seconds} s`, problem: null };
    if (seconds > 30) return { what, problem: finding.problem };
    await pause(1_000);
  }
}

/** What an attempt found, or that the browser gave up. */
function orItsEnd(what, attempt) {
  return attempt().catch((error) => ({ what, problem: error.message.split('\n')[0] }));
}

/** Figures are renewed behind the visitor, who sees them at a later look within some seconds. */
async function looksUntilLive(siteUrl, paths) {
  const waiting = new Set(paths);
  const began = Date.now();
  let seconds = 0;
  while (seconds <= maxSecondsUntilLive) {
    for (const path of waiting) {
      const html = await htmlOf(siteUrl + path);
      const shown = html
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replace(/<section aria-label="Data status"[\s\S]*?<\/section>/g, '');
      if (!/>Not up to date<|No figures right now/.test(shown)) waiting.delete(path);
    }
    seconds = Math.round((Date.now() - began) / 1000);
    if (waiting.size === 0) return { what: `live after ${seconds} s`, problem: null };
    await pause(500);
  }
  return { what: 'after the fault', problem: `still old: ${[...waiting].join(' ')}` };
}

async function firstCoin(siteUrl) {
  const html = await htmlOf(siteUrl + coinsPath);
  const [id = 'sample-metalo-1'] = html.match(/sample-[a-z]+-\d+/) ?? [];
  return `${coinsPath}/${id}`;
}

/** Asks twice: a kept-alive connection may end just when it is used again. */
async function htmlOf(url) {
  const answer = await fetch(url).catch(() => fetch(url));
  return answer.text();
}

/** A browser of its own, with what it saw go wrong. */
async function newVisitor(browser, siteUrl) {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  const bad = [];
  page.on('response', (answer) => {
    const isDocument = answer.request().resourceType() === 'document';
    if (isDocument && answer.status() >= 500) bad.push(`${answer.status()} for ${answer.url()}`);
  });
  page.on('pageerror', (error) => bad.push(`an exception: ${error.message.slice(0, 120)}`));

  /** What the page in the browser lacks; null for nothing. */
  async function problemNow() {
    const heading = page.getByRole('heading', { level: 1 }).first();
    const isThere = await heading.waitFor().then(
      () => true,
      () => false,
    );
    const words = await page
      .locator('main')
      .innerText()
      .catch(() => '');
    const found = bad.splice(0);
    if (!isThere) found.push('no heading');
    if (words.trim().length < 40) found.push(`a blank page (${words.trim().length} letters)`);
    if (/Something went wrong|Application error/i.test(words)) found.push('an error page');
    return found.length > 0 ? found.join('; ') : null;
  }

  async function look(path) {
    const startedAt = Date.now();
    const failure = await page.goto(path, { waitUntil: 'load', timeout: timeoutMs }).then(
      () => null,
      (error) => error.message.split('\n')[0],
    );
    const problem = failure ?? (await problemNow());
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    return { what: `${path} ${seconds} s`, problem };
  }

  async function visitAll(paths) {
    const findings = [];
    for (const path of paths) findings.push(await look(path));
    return findings;
  }

  /** A page that never ends loading is a finding, not the end of the visit. */
  async function open(path) {
    await page
      .goto(path, { timeout: timeoutMs, waitUntil: 'domcontentloaded' })
      .catch((error) => bad.push(error.message.split('\n')[0]));
  }

  async function fillSignIn({ email, password }) {
    await open('/auth/signin?returnUrl=%2Fanalytics');
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(password);
    // Below it stands the button for Google.
    await page.locator('main form button[type=submit]').first().click();
  }

  const isIn = (timeout) =>
    page.waitForURL('**/analytics', { timeout, waitUntil: 'commit' }).then(
      () => true,
      () => false,
    );

  async function signIn(account) {
    await context.clearCookies();
    await fillSignIn(account);
    const problem = (await isIn(timeoutMs)) ? await problemNow() : 'not signed in';
    return { what: 'signs in', problem };
  }

  /** Signed in, or a message says why not, with the address still in its field; never left without an answer. */
  async function trySignIn(account) {
    await fillSignIn(account);
    const said = page.locator('main [role=alert]').filter({ hasText: /\S/ }).first();
    const answered = await Promise.race([
      isIn(timeoutMs),
      said.waitFor({ timeout: timeoutMs }).then(
        () => 'refused',
        () => false,
      ),
    ]);
    if (answered === true) return { what: 'signs in all the same', problem: await problemNow() };
    if (answered !== 'refused') return { what: 'sign-in', problem: 'no answer' };
    const met = await page.locator('input[name=email]').inputValue();
    const text = (await said.innerText()).replaceAll('\n', ' ');
    const problem =
      met === account.email ? bad.splice(0).join('; ') || null : 'the address is lost';
    return { what: `sign-in says "${text}"`, problem };
  }

  /** Presses Save on an edited plan. A plan that was not saved still has its name, and a message says so. */
  async function save(title, wanted) {
    const startedAt = Date.now();
    await open(sipPath);
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
    const name = page.locator('#sip-title');
    await name.fill(title);
    await page.locator('#sip-save-form button[type=submit]').first().click();
    const form = page.locator('#sip-save-form');
    const text = await saveAnswers
      .map((sentence) => form.getByText(sentence))
      .reduce((any, answer) => any.or(answer))
      .first()
      .innerText({ timeout: timeoutMs })
      .catch(() => (page.url().includes('/auth/signin') ? 'led to sign-in' : ''));
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    const what = `save: "${text}" ${seconds} s`;
    const found = bad.splice(0);
    if (text === '') found.push('no answer');
    if (wanted === 'saved' && !text.startsWith('Saved')) found.push('not saved');
    const isMet = text.startsWith('Saved') || page.url().includes(encodeURIComponent(title));
    if (!isMet && (await name.inputValue().catch(() => '')) !== title)
      found.push('the name is lost');
    return { what, problem: found.length > 0 ? found.join('; ') : null };
  }

  return { look, visitAll, signIn, trySignIn, save, close: () => context.close() };
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
