/**
 * Half an hour of load on every kind of page, signed in, signed out and with forged cookies, while providers of
 * figures fail and come back and somebody sends hostile requests (tests/factories/hostile-shapes.ts): no answer above
 * 499, no error on a visitor's connection, no visitor's answer over 3 s except where a provider fails, the providers
 * asked as seldom as while all is well, one process from the beginning to the end, and a memory that is flat.
 * `SOAK_MINUTES=5` makes it shorter.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memberCookies } from '../../bench/signed-in.mjs';
import { serve } from '../../scripts/serve.mjs';
import { startHostileTraffic } from './failing/hostile-traffic.mjs';
import { siteOnUpstream } from './failing/upstream-site.mjs';
import { visitTogether } from './failing/visitors.mjs';
import { check, runChecks } from './shared/checks.mjs';

const minutes = Number(process.env.SOAK_MINUTES ?? 30);
/** Every second round has a fault; the last has none, so that what stays is what leaked. */
const faults = ['none', 'hanging', 'none', 'error-503', 'none', 'html', 'none', 'huge', 'none'];
/**
 * Ordinary visitors at once. Fifty use one processor by themselves; with these a quiet site answers in time, so that a
 * slow answer is the work of the hostile requests.
 */
const visitors = 20;
const hostilePerSecond = 10;
const warmUpSeconds = 3;
/** No visitor's answer may take longer, and where providers fail no longer than this and the wait for them. */
const maxMs = 3_000;
const providerWaitMs = 3_500;
/** From the round at which caches are filled and code is compiled, to the last. */
const memoryMayGrowBy = 1.2;
const filledAfterMinutes = 3;
/** Five minutes of outage may cost a feed this many calls (tests/security/README.md, J-04), and there are some forty feeds. */
const callsPerMinute = 120;

const forged = 'session.id=forged.token.here; session.refresh=x; session.sig=y; session.custom=z';

await runChecks(async () => {
  const { site, control } = await siteOnUpstream({ guestPagesSeconds: 60 });
  const server = await serve({ port: site.port, environment: site.environment });
  const visits = visitsOf(await memberCookies(site.siteUrl, site.environment));
  const secondsPerVisit = (minutes * 60) / faults.length / visits.length;

  // A server that has just started compiles as it goes, and a first visit fetches what later ones have.
  for (const visit of visits) await visitPage({ site, visit, seconds: warmUpSeconds });
  const hostile = await startHostileTraffic({
    siteUrl: site.siteUrl,
    requestsPerSecond: hostilePerSecond,
  });
  const memory = [];
  for (const [index, fault] of faults.entries()) {
    await control('DELETE');
    if (fault !== 'none') await control('POST', { provider: '*', fault });
    const round = `round ${index + 1}, ${fault === 'none' ? 'all is well' : `providers: ${fault}`}`;
    const startedAt = Date.now();
    let slowest = { ms: 0, path: '' };
    for (const visit of visits) {
      const ms = await load({ site, visit, round, fault, secondsPerVisit });
      if (ms > slowest.ms) slowest = { ms, path: visit.path };
    }
    const { calls } = await (await control('GET')).json();
    const asked = Object.values(calls).reduce((sum, count) => sum + count, 0);
    const allowed = callsPerMinute * Math.max(1, (Date.now() - startedAt) / 60_000);
    check(`${round}: the providers were asked ${asked} times`, asked <= allowed);
    checkHostile(round, await hostile.report());
    memory.push(residentMiB(server.pid));
    console.log(`${round}: the slowest answer took ${slowest.ms} ms (${slowest.path})`);
    console.log(`${round}: the server holds ${memory.at(-1)} MiB`);
    const isSameProcess = server.exitCode === null && server.signalCode === null;
    check(`${round}: process ${server.pid} serves on`, isSameProcess);
  }
  await hostile.stop();
  checkMemory(memory);
});

function visitsOf(member) {
  return [
    { path: '/privacy-policy' },
    { path: '/analytics' },
    { path: '/features/sip-calculator?m=25000&r=12&y=15' },
    { path: '/features/crypto-market' },
    { path: '/features/mutual-funds' },
    { path: '/features/financial-news' },
    { path: '/auth/signin' },
    { path: '/features/stock-picks', cookie: member, isForMembers: true },
    { path: '/account', cookie: forged },
    { path: '/no-such-page' },
  ];
}

function visitPage({ site, visit, seconds }) {
  const { path, cookie, isForMembers = false } = visit;
  return visitTogether({
    siteUrl: site.siteUrl,
    path,
    // Every answer to a member asks Auth and Firestore of this machine, which are no load's equal.
    visitors: isForMembers ? visitors / 5 : visitors,
    seconds,
    headers: cookie ? { cookie } : {},
  });
}

async function load({ site, visit, round, fault, secondsPerVisit }) {
  const { answers, p99Ms, slowestMs, bad } = await visitPage({
    site,
    visit,
    seconds: secondsPerVisit,
  });
  const limitMs = maxMs + (fault === 'none' ? 0 : providerWaitMs);
  const words = `${answers} answers, p99 ${p99Ms} ms, slowest ${slowestMs} ms, ${bad} bad`;
  check(`${round}, ${visit.path}: ${words}`, bad === 0 && slowestMs <= limitMs);
  return slowestMs;
}

function checkMemory(memory) {
  const roundOfFilled = Math.ceil((filledAfterMinutes * faults.length) / minutes);
  const filled = memory[roundOfFilled];
  if (roundOfFilled > faults.length - 3) {
    console.log(`Too short to say whether memory is flat: ${memory.join(', ')} MiB`);
    return;
  }
  const max = Math.max(...memory.slice(roundOfFilled));
  check(
    `memory is flat: ${memory.join(', ')} MiB`,
    memory.at(-1) <= filled * memoryMayGrowBy && max <= filled * 1.5,
  );
}

/** A refused body may end its connection without an answer. */
function checkHostile(round, { sent, postponed, statuses, faults: wrong, closed, slowestMs }) {
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  const words = `${sent} hostile requests: ${counts.join(', ')}; slowest ${slowestMs} ms`;
  check(`${round}: ${words}`, sent > 0 && wrong.length === 0);
  if (postponed > 0) console.log(`    ${postponed} postponed: too many waited for an answer`);
  for (const what of [...new Set([...wrong, ...closed])].slice(0, 10)) console.log(`    ${what}`);
}

function residentMiB(pid) {
  const status = readFileSync(join('/proc', String(pid), 'status'), 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
