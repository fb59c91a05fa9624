import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createKeys, siteEnvironment } from '../../scripts/environment.mjs';
import { temporaryFolder } from '../../scripts/temporary-folder.mjs';
import { copyProject } from './seeded/project-copy.mjs';
import { check, runChecks } from './shared/checks.mjs';

/**
 * `vercel build`, which needs no account: what a deployment would consist of. The program is no dependency
 * of ours; it is installed into a temporary folder. It builds a copy of the repository with the settings of
 * an https site, so that the build beside it stays as it is.
 */
const vercel = 'vercel@58';
const middlewareLimitBytes = 1024 * 1024; // Vercel's limit for an edge function, compressed (smallest plan)
const staticPages = ['privacy-policy', 'shipping-delivery-policy', 'offline'];
const functions = [
  'account',
  'analytics',
  'auth/signin',
  'features/sip-calculator/with-inputs',
  'api/me',
];

const directory = temporaryFolder();
const site = copyProject('vercel-build', { isBuilt: true });

function run(command, parameters, options) {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    encoding: 'utf8',
    ...options,
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}.\n${stdout}\n${stderr}`);
  return stdout;
}

await runChecks(() => {
  const output = build();
  checkMiddleware(output);
  checkHeaders(output);
  checkFunctions(output);
  checkServiceWorker(output);
});

function build() {
  const program = join(directory, 'cli');
  run('npm', ['install', '--prefix', program, '--no-audit', '--no-fund', vercel], {
    cwd: directory,
  });
  mkdirSync(join(site, '.vercel'));
  // The packages are there already, so that nothing is installed.
  const settings = { framework: 'nextjs', nodeVersion: '24.x', installCommand: 'true' };
  writeFileSync(
    join(site, '.vercel', 'project.json'),
    JSON.stringify({ projectId: 'prj_local', orgId: 'team_local', settings }),
  );
  const env = siteEnvironment({ siteUrl: 'https://arthayatra.test', keys: createKeys() });
  const binary = join(program, 'node_modules', '.bin', 'vercel');
  run(binary, ['build', '--prod', '--yes'], {
    cwd: site,
    env: { ...env, FIREBASE_PROJECT_ID: 'arthayatra', VERCEL_TELEMETRY_DISABLED: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return join(site, '.vercel', 'output');
}

function checkMiddleware(output) {
  const folder = ['middleware.func', '_middleware.func']
    .map((name) => join(output, 'functions', name))
    .find(existsSync);
  check('the middleware is a function', Boolean(folder));
  if (!folder) return;
  const { runtime } = readJson(join(folder, '.vc-config.json'));
  check(`the middleware runs on the edge (${runtime})`, runtime === 'edge');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  const bytes = gzipSync(Buffer.concat(files)).length;
  const limit = `${(bytes / 1024).toFixed(0)} KiB compressed, limit ${middlewareLimitBytes / 1024}`;
  check(`the middleware is small enough (${limit})`, bytes < middlewareLimitBytes);
}

/** Bundled before `next build`, so that it is among the public files. */
function checkServiceWorker(output) {
  check('/sw.js is a file', existsSync(join(output, 'static', 'sw.js')));
  const headers = headersIn(output)('/sw.js');
  check('/sw.js is asked for again at each visit', headers['cache-control'] === 'no-cache');
  const policy = headers['content-security-policy'] ?? '';
  check('/sw.js may connect to its own site only', policy.includes("connect-src 'self'"));
}

function headersIn(output) {
  const { routes } = readJson(join(output, 'config.json'));
  return (path) =>
    Object.assign(
      {},
      ...routes
        .filter(({ src, headers, continue: goesOn }) => src && headers && goesOn)
        .filter(({ src }) => new RegExp(src).test(path))
        .map(({ headers }) =>
          Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
          ),
        ),
    );
}

function checkHeaders(output) {
  const { overrides = {} } = readJson(join(output, 'config.json'));
  const headersOf = headersIn(output);
  for (const page of staticPages) {
    const headers = headersOf(`/${page}`);
    const policy = headers['content-security-policy'] ?? '';
    check(`/${page} has a policy with hashes`, /script-src 'self' 'sha256-/.test(policy));
    check(
      `the policy of /${page} is filled and allows nothing unsafe`,
      !/[{}]|unsafe/.test(policy),
    );
    check(`the policy of /${page} is that of https`, policy.includes('upgrade-insecure-requests'));
    check(`/${page} demands https`, 'strict-transport-security' in headers);
    check(`/${page} is prerendered`, isStatic(output, page, overrides));
  }
  check(
    '/analytics gets its policy elsewhere',
    !headersOf('/analytics')['content-security-policy'],
  );
}

/** A file, or a function that only serves its prerendered fallback. */
function isStatic(output, page, overrides) {
  const asFile = Object.values(overrides).some(({ path }) => path === page);
  const fallback = join(output, 'functions', `${page}.prerender-config.json`);
  return asFile || existsSync(join(output, 'static', `${page}.html`)) || existsSync(fallback);
}

function checkFunctions(output) {
  for (const path of functions) {
    const folder = join(output, 'functions', `${path}.func`);
    check(`/${path} is a function`, existsSync(folder) && statSync(folder).isDirectory());
    const fixed = ['static', 'functions'].flatMap((place) => [
      join(output, place, `${path}.html`),
      join(output, place, `${path}.prerender-config.json`),
    ]);
    check(`/${path} is not prerendered`, !fixed.some(existsSync));
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
