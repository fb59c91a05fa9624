/**
 * Minutes of load on every kind of page, signed-out and with forged cookies: no answer above 499, no error
 * on a connection, and a memory that does not climb from the second round to the last.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { prepareSite } from '../../scripts/local-site.mjs';
import { buildWhenStale } from '../../scripts/build.mjs';
import { endAll, endOnSignals } from '../../scripts/processes.mjs';
import { serve } from '../../scripts/serve.mjs';

const rounds = 4;
const secondsPerPage = 10;
const connections = 50;
const slowestMs = 1_000; // the 99th percentile
const memoryMayGrowBy = 1.5;

const forged = 'session.id=forged.token.here; session.refresh=x; session.sig=y; session.custom=z';
const visits = [
  { path: '/privacy-policy' },
  { path: '/analytics' },
  { path: '/features/sip-calculator?m=25000&r=12&y=15' },
  { path: '/auth/signin' },
  { path: '/account', cookie: forged },
  { path: '/no-such-page' },
];

endOnSignals();
let failures = 0;
try {
  const site = await prepareSite({ wantedPort: 3270 });
  await buildWhenStale(site.environment);
  const server = await serve({ port: site.port, environment: site.environment });
  const memory = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const { path, cookie } of visits) await load(`${site.siteUrl}${path}`, cookie, round);
    memory.push(residentMiB(server.pid));
    console.log(`round ${round}: the server holds ${memory.at(-1)} MiB`);
  }
  check('memory does not climb', memory.at(-1) <= memory[1] * memoryMayGrowBy);
} catch (error) {
  console.error(error.message);
  failures += 1;
}
await endAll();
process.exit(failures === 0 ? 0 : 1);

async function load(url, cookie, round) {
  const result = await autocannon({
    url,
    connections,
    duration: secondsPerPage,
    headers: cookie ? { cookie } : {},
  });
  const rate = Math.round(result.requests.average);
  check(
    `round ${round}, ${new URL(url).pathname}: ${rate} a second, p99 ${result.latency.p99} ms`,
    result['5xx'] + result.errors === 0 && result.latency.p99 <= slowestMs,
  );
}

function residentMiB(pid) {
  const status = readFileSync(join('/proc', String(pid), 'status'), 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function check(what, isGood) {
  console.log(`${isGood ? '✓' : '✗'} ${what}`);
  if (!isGood) failures += 1;
}
