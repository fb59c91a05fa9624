import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createWebServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { environmentProblems } from '@/lib/env.check';
import { addressVariable, providerIds, sourceAddresses } from '@/lib/env.settings';
import { temporaryFolders, writeInto } from '@/tests/factories/temporary-folder';
import { inNode, root, runProgram, runScript } from './in-node';

const newFolder = temporaryFolders();
let directory: string;

beforeEach(() => {
  directory = newFolder();
});

const write = (name: string, content: unknown) => writeInto(directory, name, content);

/** The scripts without the packages of their folders, as in a clean clone. */
function copyScripts(): void {
  cpSync(path.join(root, 'scripts'), path.join(directory, 'scripts'), {
    recursive: true,
    filter: (file) => !file.endsWith('node_modules'),
  });
  for (const name of ['.env.example', 'package.json']) {
    cpSync(path.join(root, name), path.join(directory, name));
  }
}

/** Runs a command of the operator; no site and no Firebase answer it. */
async function runCommand(name: string, ...parameters: string[]) {
  const env = { ...process.env, SITE_URL: 'http://127.0.0.1:1', CRON_SECRET: 'secret' };
  const { code, stdout, stderr } = await runScript(name, parameters, env);
  return { code, stdout, complaint: stderr.trimEnd() };
}

describe('a command of the operator', () => {
  const names = [
    ...['accounts-finish-deletions', 'calendar-import', 'consultation-list', 'doctor'],
    ...['enquiries', 'funds-portfolios', 'funds-run', 'picks-closes', 'picks-import', 'picks-run'],
    ...['vitals', 'wall'],
  ];

  it('that parses its options is among those that are tried', () => {
    const files = readdirSync(path.join(root, 'scripts'))
      .filter((file) => file.endsWith('.mjs'))
      .filter((file) =>
        /^await runCommand\(/m.test(readFileSync(path.join(root, 'scripts', file), 'utf8')),
      );
    expect(files).toEqual(names.map((name) => `${name}.mjs`));
  });

  it.each(names)('says with --help what it does, and does nothing: %s', async (name) => {
    const { code, stdout, complaint } = await runCommand(name, '--help');
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
    expect(stdout).toMatch(/^`npm run [a-z:]+/);
    expect(stdout).not.toContain('*/');
  });

  it.each([
    ['picks-run', ['--dry-run'], /Unknown option '--dry-run'/],
    ['vitals', ['all'], /Unexpected argument 'all'/],
    [
      'vitals',
      [],
      /^http:\/\/127\.0\.0\.1:1 does not answer \(.+\)\. Is SITE_URL right, and is the site up\?$/,
    ],
    ['calendar-import', ['missing.json'], /^missing\.json: there is no such file or folder\.$/],
    ['calendar-import', ['scripts'], /^Your path: it is a folder, not a file\.$/],
    ['picks-import', ['missing', '--check'], /^missing: there is no such file or folder\.$/],
  ])('%s refuses %j and says why', async (name, parameters, expected) => {
    const { code, stdout, complaint } = await runCommand(name, ...parameters);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(complaint).toMatch(expected);
  });

  it.each([
    [{ SITE_URL: '', CRON_SECRET: '' }, 'SITE_URL and CRON_SECRET must be set (.env.example).'],
    [{ SITE_URL: 'https://x.example', CRON_SECRET: '' }, 'CRON_SECRET must be set (.env.example).'],
    [{ SITE_URL: '', CRON_SECRET: 'secret' }, 'SITE_URL must be set (.env.example).'],
    [
      { SITE_URL: 'http://127.0.0.1:1', CRON_SECRET: 'रहस्य' },
      'CRON_SECRET must be of ASCII characters only: it is sent in a header.',
    ],
  ])(
    'names the settings of the site that it lacks or cannot use: %j',
    async (settings, expected) => {
      const { code, stderr } = await runScript('vitals', [], { ...process.env, ...settings });
      expect([code, stderr]).toEqual([1, `${expected}\n`]);
    },
  );

  it.each([
    ['wall', []],
    ['wall', ['approve', 'id']],
    ['wall', ['remove']],
    ['enquiries', []],
    ['enquiries', ['answer', '1']],
    ['enquiries', ['file']],
  ])('%s %j says how it is called before it asks for settings', async (name, parameters) => {
    const env = { ...process.env, FIREBASE_PROJECT_ID: '' };
    const { code, stderr } = await runScript(name, parameters, env);
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^npm run ${name} -- list [^\\n]+\\n$`));
  });

  it.each([
    ['FIREBASE_PRIVATE_KEY', '-----BEGIN PRIVATE KEY-----\\nhalf'],
    ['FIREBASE_CLIENT_EMAIL', 'site'],
  ])('names the setting of Firebase that is malformed: %s', async (name, value) => {
    const env = await inNode<Record<string, string>>(`
      import { createKeys, siteEnvironment } from './scripts/environment.mjs';
      answer(siteEnvironment({ siteUrl: 'http://localhost:3000', keys: createKeys() }));
    `);
    const { code, stderr } = await runScript('enquiries', ['list'], { ...env, [name]: value });
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^${name} is malformed: [^\\n]+\\n$`));
  });

  it('reads a key of several lines, a comment and the last of two settings from .env.local', async () => {
    write(
      '.env.local',
      'KEY="one\ntwo" # a key\nURL=https://old.example\nexport URL=https://new.example\n',
    );
    const settings = await inNode<string[]>(`
      const { pathToFileURL } = await import('node:url');
      const module = pathToFileURL(process.cwd() + '/scripts/local-setting.mjs').href;
      process.chdir(${JSON.stringify(directory)});
      const { settingOf } = await import(module);
      answer([settingOf('KEY'), settingOf('URL')]);
    `);
    expect(settings).toEqual(['one\ntwo', 'https://new.example']);
  });
});

describe('a command of the developer', () => {
  it.each([
    ['demo', ['--nonsense'], "Unknown option '--nonsense'"],
    ['dev', ['--port=4100'], "Unknown option '--port'"],
    ['test', ['sip'], "Unexpected argument 'sip'"],
    ['check', ['--nonsense'], "Unknown option '--nonsense'"],
  ])('%s refuses %j in a sentence before it does anything', async (name, parameters, reason) => {
    const { code, stdout, stderr } = await runScript(name, parameters);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const [sentence, ...more] = stderr.trimEnd().split('\n');
    expect(sentence).toContain(reason);
    expect(more).toEqual([]);
  });
});

describe('a command that an older Node runs', () => {
  /** As if Node were of this version. */
  const envOf = (node: string) => {
    const source = `Object.defineProperty(process,'versions',{value:{node:'${node}'}})`;
    const before = `--import=data:text/javascript,${encodeURIComponent(source)}`;
    return { ...process.env, NODE_OPTIONS: before };
  };

  it.each(['demo', 'test', 'doctor', 'build'])('%s says which one it needs', async (name) => {
    const { code, stdout, stderr } = await runScript(name, [], envOf('20.18.3'));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe('Node 20.18.3 is too old: Node 20.19 or newer is needed (nodejs.org).\n');
  });

  it.each(['20.19.0', '22.0.0', '100.1.0'])(
    'none is refused from the oldest on: %s',
    async (node) => {
      const { code, stderr } = await runScript('doctor', ['--help'], envOf(node));
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    },
  );

  it('.ci/run says so too, and ends with the counts', () => {
    const { status, stdout, stderr } = spawnSync(path.join(root, '.ci/run'), {
      encoding: 'utf8',
      env: envOf('20.18.3'),
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '0 passed, 1 failed, 0 skipped\n' });
    expect(stderr).toContain('Node 20.18.3 is too old');
  });
});

describe('a command whose work the site refuses in part', () => {
  /** Runs it against a site that gives these answers by path; null refuses. */
  async function runAgainst(answers: Record<string, unknown>, name: string, ...rest: string[]) {
    const site = createWebServer((request, response) => {
      const answer = answers[request.url ?? ''] ?? null;
      response.writeHead(answer === null ? 503 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { problem: 'no answer' }));
    }).listen(0);
    await once(site, 'listening');
    const { port } = site.address() as AddressInfo;
    const env = {
      ...process.env,
      SITE_URL: `http://127.0.0.1:${port}`,
      CRON_SECRET: 'secret',
    };
    const ended = await runScript(name, rest, env);
    site.close();
    return ended;
  }

  it('names the days without closes and ends with 1', async () => {
    const closes = {
      '/api/picks/closes?missing=1': { missing: ['2026-10-01'] },
      '/api/picks/closes': { day: '2026-10-30', shares: 2000 },
    };
    const { code, stdout, stderr } = await runAgainst(closes, 'picks-closes', '--backfill');
    expect(stdout).toMatch(/✗ 2026-10-01: .+\n✓ 2026-10-30: 2000 shares\n/);
    expect(stderr).toBe('The site did not store 2026-10-01. Run the command again later.\n');
    expect(code).toBe(1);
  });

  it.each([
    ['malformed', 1, 'Not stored: ter (malformed). Run the command again later.\n'],
    ['not-due', 0, ''],
  ])('names the facts of funds that did not come and ends with 1: %s', async (outcome, ...end) => {
    const facts = {
      outcomes: { master: 'stored', ter: outcome },
      stored: { master: { schemes: 9000, asOf: '2026-10-30' } },
      summaries: null,
    };
    const answers = { '/api/funds/facts': facts };
    const { code, stdout, stderr } = await runAgainst(answers, 'funds-run', '--facts');
    expect(stdout).toContain('✓ summaries: off');
    expect([code, stderr]).toEqual(end);
  });
});

describe('a command of the operator in a clean clone', () => {
  const run = (name: string, parameters: readonly string[], folders = '') =>
    runProgram(path.join(directory, 'scripts', `${name}.mjs`), parameters, {
      ...process.env,
      PATH: `${folders}${path.delimiter}${process.env.PATH}`,
      ...{ FIREBASE_PROJECT_ID: 'demo-x', FIREBASE_STORAGE_BUCKET: 'demo-x.appspot.com' },
      ...{ FIREBASE_CLIENT_EMAIL: 'site@demo-x.example', FIREBASE_PRIVATE_KEY: 'x' },
    });

  beforeEach(() => {
    copyScripts();
  });

  it('says without packages what it does', async () => {
    const { code, stdout, stderr } = await run('doctor', ['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('`npm run doctor`');
  });

  it.each([
    ['doctor', ['--only', 'settings']],
    ['doctor', ['--only', 'firebase']],
    ['enquiries', ['list']],
  ])('installs the packages of the site before it needs them: %s %j', async (name, parameters) => {
    write('bin/npm', '#!/bin/sh\necho "npm $*"\nexit 1\n');
    chmodSync(path.join(directory, 'bin/npm'), 0o700);
    const { code, stdout, stderr } = await run(name, parameters, path.join(directory, 'bin'));
    expect(stdout).toContain('npm ci --omit=dev ');
    expect(stderr).toMatch(/^npm ci in \S+ ended with 1\.\n$/);
    expect(code).toBe(1);
  });

  it.each(['demo', 'dev', 'test', 'check', 'check-deep', 'e2e'])(
    '%s says in a line that packages could not be installed',
    async (name) => {
      write('bin/npm', '#!/bin/sh\nexit 1\n');
      chmodSync(path.join(directory, 'bin/npm'), 0o700);
      const { code, stdout, stderr } = await run(name, [], path.join(directory, 'bin'));
      expect(code).toBe(1);
      expect(stderr.trim()).toMatch(/^npm ci in \S+ ended with 1\.$/);
      const last = stdout.trimEnd().split('\n').at(-1);
      expect(last === '0 passed, 1 failed, 0 skipped').toBe(name === 'test');
    },
  );

  it('takes over a list of holidays without the packages of the tests', async () => {
    for (const folder of ['lib', 'content/calendar', 'tests/setup', 'tsconfig.json']) {
      cpSync(path.join(root, folder), path.join(directory, folder), { recursive: true });
    }
    write('package-lock.json', { packages: {} });
    write('node_modules/.package-lock.json', { packages: {} });
    for (const name of ['esbuild', 'papaparse', 'zod']) {
      const own = path.join('node_modules', name);
      symlinkSync(path.join(root, own), path.join(directory, own));
    }
    const year = new Date().getFullYear();
    const days = Array.from({ length: 20 }, (_, index) => `${year}-01-${String(index + 10)},A day`);
    write('list.csv', ['date,name', ...days].join('\n'));
    const list = path.join(directory, 'list.csv');
    const { code, stderr } = await run('calendar-import', [list]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const target = path.join(directory, 'content/calendar/imported-holidays.ts');
    expect(readFileSync(target, 'utf8')).toContain(`${year}-01-29`);
  });
});

describe('the Chromium of the browser tests', () => {
  it.each([
    ['that starts is taken', 'exit 0', null],
    ['that lacks a library is refused before the tests', 'exit 127', 'which does not start.'],
  ])('%s', async (_, program, reason) => {
    const file = path.join(directory, 'chromium');
    write('chromium', `#!/bin/sh\n${program}\n`);
    chmodSync(file, 0o700);
    const found = await inNode<string>(`
      process.env.CHROMIUM_PATH = ${JSON.stringify(file)};
      const { findOrInstallChromium } = await import('./scripts/chromium.mjs');
      answer(await findOrInstallChromium().catch(({ message }) => message));
    `);
    expect(found).toBe(reason ? `CHROMIUM_PATH names "${file}", ${reason}` : file);
  });
});

describe('a port', () => {
  it('that is busy gives way to the next free one', async () => {
    const server = createServer().listen(0);
    const { port } = server.address() as AddressInfo;
    const next = await inNode<number>(
      `import { nextFreePort } from './scripts/ports.mjs'; answer(await nextFreePort(${port}));`,
    );
    server.close();
    expect(next).toBeGreaterThan(port);
  });

  it('is a whole number from 1 to 65535, and the usual one when none is set', async () => {
    const wrong = ['0', 'eighty', '70000'];
    const read = await inNode<string[]>(`
      import { readPort } from './scripts/ports.mjs';
      const read = (text) => {
        process.env.E2E_PORT = text;
        try { return readPort('E2E_PORT', 3000); } catch (error) { return error.message; }
      };
      answer(${JSON.stringify(['4100', '65535', '', ...wrong])}.map(read));
    `);
    const refusals = wrong.map(
      (text) => `E2E_PORT is "${text}"; it must be a whole number from 1 to 65535.`,
    );
    expect(read).toEqual([4100, 65_535, 3000, ...refusals]);
  });
});

describe('the demo environment', () => {
  it('is complete, and has nothing of a real project', async () => {
    const env = await inNode<Record<string, string>>(`
      import { createKeys, siteEnvironment } from './scripts/environment.mjs';
      const inherited = {
        PATH: '/bin', FIREBASE_PROJECT_ID: 'live', FIREBASE_PRIVATE_KEY: 'live', AUTH_COOKIE_KEYS: 'live',
        GOOGLE_APPLICATION_CREDENTIALS: '/live.json', FIREBASE_CONFIG: '{"projectId":"live"}',
      };
      answer(siteEnvironment({ siteUrl: 'http://localhost:3000', keys: createKeys(), inherited }));
    `);
    expect(environmentProblems(env)).toEqual([]);
    expect(env.PATH).toBe('/bin');
    expect(JSON.stringify(env)).not.toContain('live');
  });

  it("takes no setting from .env.local, which Next reads for what is not set, and keeps the shell's", async () => {
    const example = readFileSync(path.join(root, '.env.example'), 'utf8');
    const names = [...example.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
    write('.env.local', names.map((name) => `${name}=live`).join('\n'));
    const env = await inNode<Record<string, string>>(`
      import next from '@next/env';
      import { createKeys, siteEnvironment } from './scripts/environment.mjs';
      const inherited = { AMFI_TER: 'off', NODE_ENV: 'test' };
      process.env = siteEnvironment({ siteUrl: 'http://localhost:3000', keys: createKeys(), inherited });
      next.loadEnvConfig(${JSON.stringify(directory)}, false, { info() {}, error() {} });
      answer(process.env);
    `);
    expect(names).toContain('COINGECKO_PRO_API_KEY');
    expect(names.filter((name) => env[name] === 'live')).toEqual([]);
    expect(env.AMFI_TER).toBe('off');
    expect(environmentProblems(env)).toEqual([]);
  });

  it('reaches this machine without the proxy of the shell', async () => {
    const lists = await inNode<Record<string, string>[]>(`
      import { createKeys, siteEnvironment } from './scripts/environment.mjs';
      const keys = createKeys();
      const listsOf = (inherited) => {
        const { no_proxy, NO_PROXY } = siteEnvironment({ siteUrl: 'http://localhost:3000', keys, inherited });
        return { no_proxy, NO_PROXY };
      };
      const http_proxy = 'http://proxy.example:3128';
      answer([{ http_proxy }, { http_proxy, no_proxy: 'intranet.example, localhost' }].map(listsOf));
    `);
    expect(lists).toEqual(
      ['localhost,127.0.0.1', 'intranet.example,localhost,127.0.0.1'].map((list) => ({
        no_proxy: list,
        NO_PROXY: list,
      })),
    );
  });
});

describe('packages', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', optional: true },
    },
  };

  it('are installed when there are none or one has another version; an optional one may be missing', async () => {
    const installed = { none: null, same: '1.0.0', older: '0.9.0' };
    for (const [name, version] of Object.entries(installed)) {
      write(`${name}/package-lock.json`, lock);
      if (version === null) continue;
      const packages = { 'node_modules/a': { version } };
      write(`${name}/node_modules/.package-lock.json`, { packages });
      write(`${name}/node_modules/a/package.json`, {});
    }
    const needed = await inNode<boolean[]>(`
      import { isInstallNeeded } from './scripts/install.mjs';
      const folders = ${JSON.stringify(Object.keys(installed))};
      answer(folders.map((name) => isInstallNeeded(${JSON.stringify(directory)} + '/' + name)));
    `);
    expect(needed).toEqual([true, false, true]);
  });

  it('for the site alone may lack those of its tests', async () => {
    const development = { version: '1.0.0', dev: true };
    write('site/package-lock.json', { packages: { 'node_modules/b': development } });
    write('site/node_modules/.package-lock.json', { packages: {} });
    const needed = await inNode<boolean[]>(`
      import { isInstallNeeded } from './scripts/install.mjs';
      const folder = ${JSON.stringify(directory)} + '/site';
      answer([isInstallNeeded(folder), isInstallNeeded(folder, { withDev: false })]);
    `);
    expect(needed).toEqual([true, false]);
  });
});

describe('while a site runs', () => {
  const living = String(process.pid);
  /** What it throws, in a process of its own. */
  const refusalOf = (statements: string) =>
    inNode<string | null>(
      `answer(await (async () => { ${statements} })().then(() => null, ({ message }) => message));`,
    );

  it.each([
    ['in-use-by', 'is in use by process'],
    ['served-by', 'is being served from this build by process'],
  ])('no packages are installed over those that it uses (%s)', async (note, reason) => {
    write('package-lock.json', { packages: { 'node_modules/a': { version: '2.0.0' } } });
    write('node_modules/a/package.json', {});
    write(`.data/${note}`, living);
    const refusal = await refusalOf(`
      process.env.PATH = ''; // no npm
      const { installMissing } = await import('./scripts/install.mjs');
      await installMissing(${JSON.stringify(directory)});
    `);
    expect(refusal).toContain(`${reason} ${living}`);
    expect(refusal).toContain('stop that one first');
    expect(existsSync(path.join(directory, 'node_modules/a'))).toBe(true);
  });

  it.each(['in-use-by', 'served-by'])(
    'the number of a process that ended, which this one has now, refuses nothing (%s)',
    async (note) => {
      const folder = path.join(directory, '.data');
      const refusal = await refusalOf(`
        const { mkdirSync, writeFileSync } = await import('node:fs');
        const { assertUnused } = await import('./scripts/local-firebase/data-lock.mjs');
        const { assertNoServerRuns } = await import('./scripts/served-by.mjs');
        const folder = ${JSON.stringify(folder)};
        mkdirSync(folder);
        writeFileSync(folder + '/${note}', String(process.pid));
        assertUnused(folder);
        assertNoServerRuns(folder);
      `);
      expect(refusal).toBeNull();
    },
  );

  it.each([
    ['build', []],
    ['demo', ['--reset']],
  ])('%s %j stops before it changes anything', async (name, parameters) => {
    copyScripts();
    write('package-lock.json', { packages: {} });
    write('node_modules/.package-lock.json', { packages: {} });
    write('.data/served-by', living);
    write('.data/auth.json', '{}');
    const program = path.join(directory, 'scripts', `${name}.mjs`);
    const { code, stdout, stderr } = await runProgram(program, parameters);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim()).toBe(
      `The site is being served from this build by process ${living}; stop that one first. ` +
        `If it is neither demo, dev server nor test, delete ${path.join(directory, '.data/served-by')}.`,
    );
    expect(readdirSync(path.join(directory, '.data')).sort()).toEqual(['auth.json', 'served-by']);
  });
});

describe('a reset of the demo', () => {
  const stored = ['auth.json', 'firestore.journal', 'keys.json', 'storage.json', 'storage/blob'];
  const others = ['mutation/results.json', 'served-by'];

  it('takes accounts, documents, files and keys away, and nothing else', async () => {
    for (const name of [...stored, ...others]) write(name, '{}');
    await inNode(`
      import { clearData } from './scripts/local-site.mjs';
      answer(clearData(${JSON.stringify(directory)}) ?? null);
    `);
    expect(readdirSync(directory).sort()).toEqual(['mutation', 'served-by']);
  });
});

describe("a build's stamp", () => {
  const stamp = (environment: Record<string, string>) =>
    inNode<string>(`
      import { stampOf } from './scripts/build.mjs';
      answer(stampOf(${JSON.stringify(directory)}, ${JSON.stringify(environment)}));
    `);

  it('changes with a source, with a new file and with a baked-in value, and with nothing else', async () => {
    write('app/page.tsx', 'one');
    const first = await stamp({ SITE_URL: 'http://localhost:3000', FIREBASE_API_KEY: 'a' });
    write('README.md', 'not a source');
    expect(await stamp({ SITE_URL: 'http://localhost:3000', FIREBASE_API_KEY: 'b' })).toBe(first);
    expect(await stamp({ SITE_URL: 'http://localhost:3001' })).not.toBe(first);
    write('app/page.tsx', 'two');
    const second = await stamp({ SITE_URL: 'http://localhost:3000' });
    expect(second).not.toBe(first);
    write('lib/new.ts', '');
    expect(await stamp({ SITE_URL: 'http://localhost:3000' })).not.toBe(second);
  });
});

describe("a build's stamp and the settings of .env.example", () => {
  const onlyServed =
    /^(?:FIREBASE_(?!REGION)|FIRESTORE_|AUTH_COOKIE_KEYS|ADDRESS_HEADER|CRON_SECRET|COINGECKO_|GUEST_PAGES_|PORT$|CHROMIUM_PATH)|_BASE_URL$/;

  it('changes with every setting but those that only the running server reads', async () => {
    const example = readFileSync(path.join(root, '.env.example'), 'utf8');
    const names = [...example.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(names).toEqual(expect.arrayContaining(['UPI_ADDRESS', 'RUNNING_COSTS', 'SITE_URL']));
    const changing = await inNode<string[]>(`
      import { stampOf } from './scripts/build.mjs';
      const before = stampOf(${JSON.stringify(directory)}, {});
      const changes = (name) => stampOf(${JSON.stringify(directory)}, { [name]: 'x' }) !== before;
      answer(${JSON.stringify(names)}.filter(changes));
    `);
    expect(changing).toEqual(names.filter((name) => !onlyServed.test(name)));
  });
});

describe('the count of tests', () => {
  it('takes a test file that could not run for a failure, and an exit code when no test has one', async () => {
    const jestReport = {
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 2,
      numPendingTests: 3,
      numTodoTests: 0,
      testResults: [
        {
          name: path.join(root, 'tests/a.test.ts'),
          status: 'failed',
          assertionResults: [
            {
              status: 'failed',
              fullName: 'A sum adds up',
              failureMessages: ['\u001B[31mError: 4 is not 5\u001B[39m\n\n    at sum.ts:3\n'],
            },
            { status: 'passed', fullName: 'A sum is a number' },
          ],
        },
        {
          name: path.join(root, 'tests/b.test.ts'),
          status: 'failed',
          message: 'SyntaxError: no end of the text',
          assertionResults: [],
        },
      ],
    };
    const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 0 };
    const tries = [
      { errors: [{ message: 'Error: no button', location: { line: 12 } }] },
      { errors: [] },
    ];
    const spec = { title: 'a sum', tests: [{ status: 'flaky', results: tries }] };
    const outcomes = await inNode<unknown[]>(`
      import { jestOutcome, playwrightOutcome } from './scripts/checks/outcome.mjs';
      const browser = ${JSON.stringify({ stats, suites: [{ title: 'a.spec.ts', specs: [spec] }] })};
      const report = ${JSON.stringify(jestReport)};
      const passed = { ...report, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };
      answer([jestOutcome(report, 1), playwrightOutcome(browser, 1), jestOutcome(passed, 1)]);
    `);
    const failedTests = [
      'tests/a.test.ts › A sum adds up\n    Error: 4 is not 5\n        at sum.ts:3',
      'tests/b.test.ts could not run\n    SyntaxError: no end of the text',
    ];
    const secondTry = 'a.spec.ts › a sum (second try passed)\n    line 12: Error: no button';
    expect(outcomes).toEqual([
      { passed: 5, failed: 3, skipped: 3, failedTests },
      { passed: 5, failed: 1, skipped: 0, failedTests: [secondTry] },
      { passed: 5, failed: 1, skipped: 3, failedTests: [] },
    ]);
  });
});

describe('the figures of a site on this machine', () => {
  it('are looked for by a probe of scripts/figures.mjs at each address of lib/env.settings.ts', async () => {
    const probes = await inNode<string[]>(
      `import { probes } from './scripts/figures.mjs'; answer(probes);`,
    );
    // The exchange is asked by an operator with a licence only, never to see whether it answers.
    const { nse: licensed, ...open } = sourceAddresses;
    expect(probes.some((probe) => probe.startsWith(licensed))).toBe(false);
    const addresses = Object.values(open);
    expect(probes.map((probe) => addresses.find((address) => probe.startsWith(address)))).toEqual(
      addresses,
    );
  });

  it('are samples, for all sources at once, when no provider answers', async () => {
    const env = await inNode<Record<string, string>>(`
      import { chooseFigures, doesAnyAnswer } from './scripts/figures.mjs';
      import { endAll } from './scripts/processes.mjs';
      const anyAnswer = await doesAnyAnswer(['http://127.0.0.1:9/', 'http://127.0.0.1:9/x']);
      const environment = await chooseFigures('sample');
      await endAll();
      answer({ anyAnswer: String(anyAnswer), ...environment });`);
    expect(env).toMatchObject({ anyAnswer: 'false', DATA_MODE: 'sample' });
    for (const id of providerIds) {
      expect(env[addressVariable(id)]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[a-z]+$/);
    }
  });

  it('are real when one provider answers, and when the shell says so', async () => {
    const answers = await inNode<unknown[]>(`
      import { createServer } from 'node:http';
      import { chooseFigures, doesAnyAnswer } from './scripts/figures.mjs';
      const server = createServer((request, response) => {
        response.writeHead(request.url === '/ill' ? 503 : 404).end();
      }).listen(0);
      const address = 'http://127.0.0.1:' + server.address().port;
      const one = await doesAnyAnswer(['http://127.0.0.1:9/', address + '/']);
      const ill = await doesAnyAnswer([address + '/ill']);
      server.close();
      answer([one, ill, await chooseFigures('live')]);`);
    expect(answers).toEqual([true, false, { DATA_MODE: 'live' }]);
  });
});
