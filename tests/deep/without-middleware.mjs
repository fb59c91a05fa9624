/**
 * Authorization without the middleware: the site is built with `middleware.ts` taken away, and no way of asking shows
 * a members' page to a guest or to somebody whose session is over (tests/security/README.md, A-05).
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { memberCookies } from '../../bench/signed-in.mjs';
import { demoMember } from '../../scripts/demo-member.mjs';
import { prepareSite } from '../../scripts/local-site.mjs';
import { runQuietly, start, untilAnswered } from '../../scripts/processes.mjs';
import { importSiteModule } from '../../scripts/site-module.mjs';
import { copyProject } from './seeded/project-copy.mjs';
import { check, runChecks } from './shared/checks.mjs';

const pages = ['/account'];

await runChecks(async () => {
  const site = await prepareSite({ wantedPort: 3260 });
  process.env.E2E_BASE_URL = site.siteUrl;
  const { askWithHash, rawRequest, requestKinds } = await importSiteModule(
    'tests/e2e/fixtures/raw-request',
  );
  await buildWithoutMiddleware(site);
  const member = await memberCookies(site.siteUrl, site.environment);
  const words = [demoMember.email, 'Signed-in devices', 'Log out everywhere'];

  const shown = await rawRequest('/account?tab=security', { headers: { cookie: member } });
  check(
    'a member sees the page',
    shown.status === 200 && words.every((word) => shown.body.includes(word)),
  );

  await probe('a guest', '', words);
  await rawRequest('/api/logout', {
    method: 'POST',
    headers: { origin: site.siteUrl, cookie: member },
  });
  await probe('a copied session after log-out', member, words);
  await probe('an odd cookie', 'session.id=a; session.refresh=b; session.sig=c', words);
  const foreign = await rawRequest('/api/login', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  });
  check('/api/login refuses another site by itself', foreign.status === 403);

  async function probe(who, cookie, secrets) {
    for (const page of pages) {
      for (const [kind, request] of Object.entries(requestKinds)) {
        const headers = { origin: site.siteUrl, ...request.headers, ...(cookie ? { cookie } : {}) };
        const answer = await askWithHash(rawRequest, page, { ...request, headers });
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
async function buildWithoutMiddleware({ port, siteUrl, environment }) {
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
  await untilAnswered(`${siteUrl}/robots.txt`);
}
