/**
 * Twenty instances of the site at once, as Vercel runs them: twenty processes with the layer that asks the providers,
 * Firestore of this machine, a stand-in of Storage, and failing providers (tests/upstream). An hour of visits passes in five
 * minutes of real time: figures grow old and a plan's calls come back twelve times as fast, while leases, pauses and limits
 * last as long as they really do. Each instance has a cache of its own, which is harder than Vercel's shared one.
 *
 * It fails where the calls to a provider exceed its plan, where two instances ask the same question at once, where an
 * answer is fetched again while it is fresh, where a page that had figures once has none, where a limit lets more
 * through than it says, or where a document of Firestore is written more than once a second.
 * `INSTANCES_MINUTES=3` makes it shorter. The report lands in test-results/instances.md.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createKeys, projectId, siteEnvironment } from '../../scripts/environment.mjs';
import { installWhenNeeded } from '../../scripts/install.mjs';
import { onEnd } from '../../scripts/processes.mjs';
import { firebaseDirectory, root } from '../../scripts/project.mjs';
import { bundleSiteModule } from '../../scripts/site-module.mjs';
import { startUpstream } from '../upstream/server.mjs';
import { firstLineOf } from './instances/first-line.mjs';
import { check, runChecks, writeResult } from './shared/checks.mjs';

const instances = 20;
const faster = 12;
const minutes = Number(process.env.INSTANCES_MINUTES ?? 5);
/** Each has the same share of the time. */
const faults = ['none', 'error-500', 'none', 'hanging', 'none', 'html', 'none', 'limited', 'none'];

const rows = [];

await runChecks(async () => {
  await installWhenNeeded(firebaseDirectory);
  const firestore = await firstLineOf('scripts/local-firebase/child.mjs', [
    ...['--project', projectId, '--firestore-only'],
  ]);
  const storage = await startStorage();
  const upstream = await startUpstream();
  onEnd(upstream.stop);
  const bundle = await bundleSiteModule('tests/deep/instances/instance');
  onEnd(bundle.remove);
  const environment = siteEnvironment({
    siteUrl: 'http://localhost:3000',
    keys: createKeys(),
    services: { ...firestore, ...upstream.environment, DATA_MODE: 'live' },
  });
  const control = async (method, wish) => {
    const answer = await fetch(`${upstream.url}/control`, {
      method,
      ...(wish ? { body: JSON.stringify(wish) } : {}),
    });
    return answer.json();
  };

  const options = {
    faster,
    visitsPerSecond: 0.7,
    storageUrl: storage.url,
    ...(await namesOf(upstream.url)),
  };
  const children = [];
  for (let index = 0; index < instances; index += 1)
    children.push(await startChild(bundle.url, environment));
  await control('DELETE');
  const startedAtMs = Date.now();
  for (const child of children) {
    child.send({ start: options });
    // Each reads a list of 14,000 schemes at its start, on two processors.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  for (const fault of faults) {
    await control('POST', { provider: '*', fault });
    await new Promise((resolve) => setTimeout(resolve, (minutes * 60_000) / faults.length));
  }
  const results = await Promise.all(children.map(stopChild));
  const { calls } = await control('GET');
  report(results, calls, { stored: storage.stored, seconds: (Date.now() - startedAtMs) / 1_000 });
});

/**
 * The last good answers of all instances, as Storage holds them; firebase-tools' own is too slow for twenty processes.
 * @returns also what was stored: what a call could know is judged by it, not by the answers that a call received, which
 * a schema or the end of its time may have refused
 */
async function startStorage() {
  const files = new Map();
  const stored = [];
  const server = createServer(async (request, response) => {
    const key = request.url;
    if (request.method === 'PUT') {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString('utf8');
      const { fetchedAt } = JSON.parse(text);
      files.set(key, { text, fetchedAt });
      stored.push({
        key: decodeURIComponent(key.slice(1)),
        instance: Number(request.headers['x-instance']),
        fetchedAtMs: Date.parse(fetchedAt),
        storedAtMs: Date.now(),
      });
      return response.writeHead(204).end();
    }
    const file = files.get(key);
    if (!file) return response.writeHead(404).end();
    const isTime = request.headers['x-part'] === 'time';
    response.end(isTime ? JSON.stringify({ fetchedAt: file.fetchedAt }) : file.text);
  });
  // Longer than the run, so that no process meets a connection that has just been closed.
  server.keepAliveTimeout = 3_600_000;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  onEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  return { stored, url: `http://127.0.0.1:${server.address().port}` };
}

/** What visitors ask for beside the lists. */
async function namesOf(upstreamUrl) {
  const markets =
    '/coingecko/coins/markets?vs_currency=inr&order=market_cap_desc&per_page=250&page=1';
  const coins = (await (await fetch(upstreamUrl + markets)).json()).map(({ id }) => id);
  const list = await (await fetch(`${upstreamUrl}/amfi/spages/NAVAll.txt`)).text();
  const schemes = [...list.matchAll(/^(\d{5,6});/gm)].slice(0, 300).map(([, code]) => Number(code));
  return { coins, schemes };
}

async function startChild(url, environment) {
  const child = fork(join(root, 'tests/deep/instances/process.mjs'), [url], {
    env: environment,
    execArgv: ['--max-old-space-size=512'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', process.env.INSTANCES_LOG ? 'inherit' : 'ignore', 'ipc'],
  });
  onEnd(() => child.kill());
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('An instance did not start'))),
  ]);
  return child;
}

async function stopChild(child) {
  if (child.exitCode !== null) throw new Error('An instance ended by itself');
  const answered = once(child, 'message');
  child.send({ stop: true });
  const [result] = await Promise.race([
    answered,
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error('An instance does not stop')), 60_000).unref();
    }),
  ]);
  return result;
}

function report(results, counted, { stored, seconds }) {
  const calls = results.flatMap((result) =>
    result.calls.map((call) => ({ ...call, instance: result.instance })),
  );
  const loads = results.flatMap((result) => result.loads);
  const writes = results.flatMap((result) => result.writes);
  note(
    'instances',
    `${instances} for ${Math.round(seconds)} s, ${loads.length} loads, faults ${faults.join(', ')}`,
    true,
  );

  // The plan of CoinGecko: lib/sources/providers.ts, a day's even part twelve times as fast.
  const plan = 12 + (240 * faster * seconds) / 86_400 + 82;
  note(
    'calls to coingecko',
    `${counted.coingecko} of ${Math.floor(plan)} in the plan`,
    counted.coingecko <= plan,
  );
  for (const [provider, count] of Object.entries(counted).sort()) {
    if (provider === 'coingecko') continue;
    const urls = new Set(calls.flatMap(({ url }) => (url.includes(`/${provider}/`) ? [url] : [])));
    note(`calls to ${provider}`, `${count} for ${urls.size} questions; it has no plan`, true);
  }

  const missed = results.reduce((sum, each) => sum + each.missed, 0);
  note(
    'answers of Firestore that came too late',
    `${missed}; after one an instance decides for itself, and the rules below do not hold`,
    missed === 0,
  );

  const questions = new Map(loads.map(({ url, key, freshMs }) => [url, { key, freshMs }]));
  const storedByKey = groupBy(stored, ({ key }) => key);
  const early = [];
  let stampedes = 0;
  let max = 0;
  for (const [url, all] of groupBy(calls, ({ url }) => url)) {
    const { key, freshMs } = questions.get(url);
    const answers = storedByKey.get(key) ?? [];
    all.sort((one, other) => one.startedAtMs - other.startedAtMs);
    for (const [index, call] of all.entries()) {
      const later = all.slice(index + 1);
      // A call goes on until what it received is stored.
      const nextOwn = later.find(({ instance }) => instance === call.instance);
      const own = answers.find(
        ({ instance, fetchedAtMs }) =>
          instance === call.instance &&
          fetchedAtMs >= call.startedAtMs &&
          fetchedAtMs <= (nextOwn?.startedAtMs ?? Infinity),
      );
      const endedAtMs = own?.storedAtMs ?? call.endedAtMs;
      const others = later.filter(
        ({ instance, startedAtMs }) => instance !== call.instance && startedAtMs < endedAtMs,
      );
      if (others.length > 0) stampedes += 1;
      max = Math.max(max, others.length + 1);
      const fresh = answers.find(
        ({ fetchedAtMs, storedAtMs }) =>
          storedAtMs <= call.startedAtMs && call.startedAtMs < fetchedAtMs + freshMs,
      );
      if (fresh) early.push(`${key}, ${call.startedAtMs - fresh.fetchedAtMs} ms old`);
    }
  }
  note(
    'stampedes',
    `${stampedes} calls met another instance's for the same answer; ${max} at most at once`,
    stampedes === 0,
  );
  note(
    'refreshes of fresh answers',
    `${early.length} of ${calls.length} calls${early[0] ? ` (${early.join('; ')})` : ''}, ${stored.length} answers stored`,
    early.length === 0 && stored.length > 0,
  );

  const knownSince = new Map();
  for (const { key, startedAtMs: atMs, tookMs, problem } of loads) {
    if (problem === null)
      knownSince.set(key, Math.min(knownSince.get(key) ?? Infinity, atMs + tookMs));
  }
  const without = loads.filter(
    ({ key, startedAtMs: atMs, problem }) =>
      problem !== null && atMs > (knownSince.get(key) ?? Infinity) + 3_000,
  );
  const never = loads.filter(({ problem }) => problem !== null).length - without.length;
  note(
    'pages without figures that were known',
    `${without.length} of ${loads.length} loads${without[0] ? ` (${without[0].key}: ${without[0].problem})` : ''}`,
    without.length === 0,
  );
  note(
    'first visits without figures',
    `${never}: their provider failed or its plan was spent before it was ever asked`,
    true,
  );
  const times = loads.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  note(
    'time of a load',
    `half ${Math.round(times[Math.floor(times.length / 2)])} ms, p99 ${Math.round(times[Math.floor(times.length * 0.99)])} ms`,
    true,
  );

  for (const [kind, { limit, over }] of Object.entries({
    saved: { limit: 60, over: 0 },
    search: { limit: 120, over: instances * 6 },
  })) {
    const passed = results.flatMap((result) => result.passed[kind]);
    const windows = Math.ceil(seconds / 60) + 1;
    note(
      `limit of ${kind}`,
      `${passed.length} let through in ${windows} windows of ${limit}${over ? ` and ${over} counted alone` : ''}`,
      passed.length > 0 && passed.length <= windows * (limit + over),
    );
  }

  const byPath = groupBy(writes, ({ path }) => path);
  let closest = { gapMs: Infinity, path: 'none' };
  for (const [path, all] of byPath) {
    const at = all.map(({ writtenAtMs }) => writtenAtMs).sort((a, b) => a - b);
    for (const [index, atMs] of at.slice(1).entries()) {
      const gapMs = atMs - at[index];
      if (gapMs < closest.gapMs) closest = { gapMs, path };
    }
  }
  note(
    'writes of Firestore',
    `${writes.length} to ${byPath.size} documents; the closest two ${closest.gapMs} ms apart (${closest.path})`,
    closest.gapMs >= 1_000,
  );

  const head = ['| what | measured |', '| --- | --- |'];
  writeResult('instances.md', [...head, ...rows, ''].join('\n'));
}

function groupBy(values, keyOf) {
  const groups = new Map();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

function note(what, measured, isGood) {
  check(`${what}: ${measured}`, isGood);
  rows.push(`| ${isGood ? what : `**${what}**`} | ${measured} |`);
}
