/**
 * Authorization without the middleware: the site is built with `middleware.ts` taken away, and no way of asking shows
 * a members' page to a guest or to somebody whose session is over (tests/security/README.md, A-05).
 */
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { memberCookies } from '../../bench/signed-in.mjs';
import { demoMember } from '../../scripts/demo-member.mjs';
import { prepareSite } from '../../scripts/local-site.mjs';
import { runQuietly, start } from '../../scripts/processes.mjs';
import { copyProject } from './seeded/project-copy.mjs';
import { check, runChecks } from './shared/checks.mjs';

const pages = ['/account'];
const stateTree = encodeURIComponent(
  JSON.stringify([
    '',
    { children: ['(shell)', { children: ['account', { children: ['__PAGE__', {}] }] }] },
    null,
    'refetch',
  ]),
);
const askings = {
  document: {},
  HEAD: { method: 'HEAD' },
  RSC: { headers: { rsc: '1' } },
  'RSC with a state tree': { headers: { rsc: '1', 'next-router-state-tree': stateTree } },
  prefetch: { headers: { rsc: '1', 'next-router-prefetch': '1' } },
  POST: { method: 'POST' },
};

await runChecks(async () => {
  const site = await prepareSite({ wantedPort: 3260 });
  await buildWithoutMiddleware(site);
  const member = await memberCookies(site.siteUrl, site.environment);
  const words = [demoMember.email, 'Signed-in devices', 'Log out everywhere'];

  const shown = await ask(site, '/account?tab=security', { headers: { cookie: member } });
  check(
    'a member sees the page',
    shown.status === 200 && words.every((word) => shown.body.includes(word)),
  );

  await probe('a guest', '', words);
  await ask(site, '/api/logout', {
    method: 'POST',
    headers: { origin: site.siteUrl, cookie: member },
  });
  await probe('a copied session after log-out', member, words);
  await probe('an odd cookie', 'session.id=a; session.refresh=b; session.sig=c', words);
  const foreign = await ask(site, '/api/login', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  });
  check('/api/login refuses another site by itself', foreign.status === 403);

  async function probe(who, cookie, secrets) {
    for (const page of pages) {
      for (const [kind, { method, headers }] of Object.entries(askings)) {
        const sent = { origin: site.siteUrl, ...headers, ...(cookie ? { cookie } : {}) };
        const answer = await askForHash(site, page, { method, headers: sent });
        const leaks = secrets.filter((secret) => answer.body.includes(secret));
        check(
          `${who}, ${page}, ${kind}: ${answer.status}`,
          leaks.length === 0 && answer.status < 500,
        );
      }
    }
  }
});

/** The project in a folder of its own, without its middleware. */
async function buildWithoutMiddleware({ port, environment }) {
  const copy = copyProject('without-middleware', { isBuilt: true });
  rmSync(join(copy, 'middleware.ts'));
  const next = join(copy, 'node_modules', 'next', 'dist', 'bin', 'next');
  const built = await runQuietly(process.execPath, [next, 'build'], {
    cwd: copy,
    env: environment,
  });
  if (built.code !== 0) throw new Error(`The build failed.\n${built.output}`);
  if (built.output.includes('Middleware')) throw new Error('The build still has its middleware.');
  start(process.execPath, [next, 'start', '--port', String(port)], {
    cwd: copy,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const isUp = await ask({ port }, '/robots.txt').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start.');
}

/** Next wants the query of an RSC request to be a hash of its headers, and says which. */
async function askForHash(site, path, options) {
  const answer = await ask(site, path, options);
  const isOnlyTheHash = answer.location.startsWith(`${path}?_rsc=`);
  return isOnlyTheHash ? ask(site, answer.location, options) : answer;
}

function ask({ port }, path, { method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: 'localhost', port, path, method, headers }, (incoming) => {
      const chunks = [];
      incoming.on('data', (chunk) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode,
          location: incoming.headers.location ?? '',
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
