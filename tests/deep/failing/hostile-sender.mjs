/**
 * A thread that sends hostile requests at a steady rate (hostile-traffic.mjs starts it), so that preparing them does
 * not delay the measurement of other visitors' answers. It says when it is ready, and answers each message with what
 * it saw since the one before.
 */
import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { importSiteModule } from '../../../scripts/site-module.mjs';
import { ask } from './ask.mjs';

const { siteUrl, requestsPerSecond } = workerData;
const { hostileShapes } = await importSiteModule('tests/factories/hostile-shapes');
const site = new URL(siteUrl);

/** Node refuses a head of more than 16 KB; what is shorter reaches the site. */
const queryBytes = 6_800;
const bodyCharacters = [1_000, 100_000, 1_000_000];
const pathBytes = [1_000, 8_000, 40_000];
/** More requests than these at once would be a flood, which is another test. */
const maxAtOnce = 20;
const agent = new Agent({ keepAlive: true, maxSockets: maxAtOnce });

const page = (path, ...keys) => ({ path, keys });
const json = (path, ...fields) => ({ path, fields });
const action = (path) => ({ path, isUnknownAction: true });
const entries = [
  page('/features/sip-calculator', 'm', 'r', 'y', 'plan'),
  page('/features/mutual-funds/102550', 'way', 'monthly', 'amount', 'from', 'to'),
  page('/features/mutual-funds', 'q', 'sort', 'page'),
  page('/features/option-trading', 'v', 'l', 's', 'say'),
  page('/search', 'q', 'in'),
  page('/api/search', 'q'),
  page('/api/support/qr.svg', 'amount'),
  json('/api/login', 'consentVersion', 'username'),
  json('/api/support/wall', 'name', 'message', 'amount'),
  json('/api/vitals', 'page', 'name', 'value'),
  action('/features/sip-calculator'),
  { path: '/', isLongPath: true },
];

let beat = 0;
let atOnce = 0;
let seen = nothingSeen();

const timer = setInterval(sendNext, 1_000 / requestsPerSecond);
parentPort.on('message', (wish) => {
  parentPort.postMessage(seen);
  seen = nothingSeen();
  if (wish !== 'end') return;
  clearInterval(timer);
  agent.destroy();
  parentPort.close();
});
parentPort.postMessage('ready');

function nothingSeen() {
  return { sent: 0, postponed: 0, statuses: {}, faults: [], closed: [], slowestMs: 0 };
}

/** One entry after the other, and each time that all had theirs the next shape and size. */
function sendNext() {
  if (atOnce >= maxAtOnce) {
    seen.postponed += 1;
    return;
  }
  const round = Math.floor(beat / entries.length);
  const entry = entries[beat % entries.length];
  const shape = hostileShapes[round % hostileShapes.length];
  beat += 1;
  void send(requestOf(entry, shape.make, round), `${entry.path}, ${shape.name}`);
}

function requestOf({ path, keys, fields, isUnknownAction, isLongPath }, make, round) {
  const own = { origin: siteUrl, 'x-real-ip': `198.51.${randomInt(256)}.${randomInt(256)}` };
  if (isLongPath) {
    const max = pathBytes[round % pathBytes.length];
    return { method: 'GET', path: path + escaped(make(max), max), headers: own };
  }
  if (keys) {
    const max = Math.floor(queryBytes / keys.length);
    const query = keys.map((key) => `${key}=${escaped(make(max), max)}`).join('&');
    return { method: 'GET', path: `${path}?${query}`, headers: own };
  }
  const text = make(bodyCharacters[round % bodyCharacters.length]);
  const [body, headers] = isUnknownAction
    ? [text, { 'next-action': 'f'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' }]
    : [
        // Every other time the text itself, which is seldom JSON.
        round % 2 === 0 ? jsonOf(fields, text) : text,
        { 'content-type': 'application/json' },
      ];
  return { method: 'POST', path, body: Buffer.from(body), headers: { ...own, ...headers } };
}

const jsonOf = (fields, text) => JSON.stringify(Object.fromEntries(fields.map((f) => [f, text])));

/** As much of the text as fits when it is escaped; no escape is cut in two. */
function escaped(text, max) {
  return encodeURIComponent(text.toWellFormed())
    .slice(0, max)
    .replace(/%[\dA-F]?$/, '');
}

async function send(request, what) {
  const startedAt = performance.now();
  seen.sent += 1;
  atOnce += 1;
  try {
    const status = await ask(site, request, agent);
    seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
    if (status >= 500) seen.faults.push(`${status} of ${what}`);
  } catch (error) {
    const list = error.isTooLate ? seen.faults : seen.closed;
    list.push(`${error.code ?? error.message} of ${what}`);
  }
  atOnce -= 1;
  seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - startedAt));
}
