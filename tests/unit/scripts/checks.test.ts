import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { temporaryFolders, writeInto } from '@/tests/factories/temporary-folder';
import { inNode, root, runProgram } from './in-node';

const newFolder = temporaryFolders();

describe('advisories', () => {
  type Read = {
    rows?: { package: string; severity: string; title: string; range: string; fix: string }[];
    refusal?: string;
    severe?: number;
  };

  const read = (text: string) =>
    inNode<Read>(`
    import { isSevere, readAudit } from './scripts/checks/advisories.mjs';
    const read = readAudit(${JSON.stringify(text)});
    answer({ ...read, severe: read.rows?.filter(isSevere).length });
  `);

  const advisory = (severity: string, title: string, range: string) => ({
    source: 1_000_001,
    name: 'sample-parser',
    dependency: 'sample-parser',
    title,
    url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
    severity,
    cwe: ['CWE-1333'],
    cvss: { score: 7.5, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' },
    range,
  });

  /** As npm 10 and 11 print it, under fictional names. */
  const report = {
    auditReportVersion: 2,
    vulnerabilities: {
      'sample-parser': {
        name: 'sample-parser',
        severity: 'high',
        isDirect: false,
        via: [
          advisory('low', 'Prints a path', '<1.4.0'),
          advisory('high', 'Slow pattern', '>=1.0.0 <1.4.2'),
        ],
        effects: ['sample-server'],
        range: '<1.4.2',
        nodes: ['node_modules/sample-parser'],
        fixAvailable: { name: 'sample-server', version: '3.0.0', isSemVerMajor: true },
      },
      'sample-server': {
        name: 'sample-server',
        severity: 'high',
        isDirect: true,
        via: ['sample-parser'],
        effects: [],
        range: '1.0.0 - 2.9.9',
        nodes: ['node_modules/sample-server'],
        fixAvailable: { name: 'sample-server', version: '3.0.0', isSemVerMajor: true },
      },
    },
    metadata: {
      vulnerabilities: { info: 0, low: 0, moderate: 0, high: 2, critical: 0, total: 2 },
      dependencies: { prod: 10, dev: 0, optional: 0, peer: 0, peerOptional: 0, total: 10 },
    },
  };

  test('each advisory is one row at the package it is about, the most severe first', async () => {
    const { rows, severe } = await read(JSON.stringify(report));
    expect(rows).toEqual([
      {
        package: 'sample-parser',
        severity: 'high',
        title: 'Slow pattern',
        url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
        range: '>=1.0.0 <1.4.2',
        fix: 'sample-server 3.0.0 (major version)',
      },
      expect.objectContaining({ severity: 'low', title: 'Prints a path' }),
    ]);
    expect(severe).toBe(1);
  });

  test('a severity that is not known yet counts as high', async () => {
    const parser = {
      ...report.vulnerabilities['sample-parser'],
      via: [advisory('catastrophic', 'New', '*')],
    };
    expect((await read(JSON.stringify({ vulnerabilities: { parser } }))).severe).toBe(1);
  });

  test.each([
    [
      '{"message":"405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk","error":{"summary":"","detail":""}}',
      '405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk',
    ],
    ['{"error":{"code":"ENOTFOUND","summary":"request failed"}}', 'request failed'],
    ['{"error":{"summary":"","detail":""}}', 'npm printed no report'],
    ['', 'npm printed no JSON'],
    ['<html>', 'npm printed no JSON'],
  ])('%s is no clean report', async (text, refusal) => {
    expect(await read(text)).toEqual({ refusal });
  });
});

describe('changed files', () => {
  let directory: string;

  beforeEach(() => {
    directory = newFolder();
    git('init', '--quiet', '--initial-branch=main');
  });

  function git(...parameters: string[]): void {
    const author = ['-c', 'user.name=Asha', '-c', 'user.email=asha@arthayatra.example'];
    execFileSync('git', [...author, ...parameters], { cwd: directory });
  }

  function commit(name: string): void {
    writeInto(directory, name, name);
    git('add', '.');
    git('commit', '--quiet', '-m', name);
  }

  const changed = () =>
    inNode<{ since: string; files: string[] } | null>(`
    import { changedFiles } from './scripts/checks/changed-files.mjs';
    answer(changedFiles(${JSON.stringify(directory)}));
  `);

  test('on main: what is not committed yet, new files among it', async () => {
    commit('one.ts');
    commit('two.ts');
    writeInto(directory, 'one.ts', 'changed');
    writeInto(directory, 'new file.ts', 'new');
    const answer = await changed();
    expect(answer?.since).toMatch(/^the last commit \([0-9a-f]+\)$/);
    expect(answer?.files).toEqual(['one.ts', 'new file.ts']);
  });

  test('on a branch: all that it did since it left main, without what it took away', async () => {
    commit('one.ts');
    git('switch', '--quiet', '--create', 'work');
    commit('two.ts');
    commit('three.ts');
    rmSync(join(directory, 'one.ts'));
    const answer = await changed();
    expect(answer?.since).toMatch(/^main \(/);
    expect(answer?.files).toEqual(['three.ts', 'two.ts']);
  });

  test('nothing is known of a repository without an earlier state', async () => {
    expect(await changed()).toBeNull();
    commit('one.ts');
    expect(await changed()).toBeNull();
  });
});

describe('the tests that read files without importing them', () => {
  const testsFor = (files: readonly string[]) =>
    inNode<string[]>(`
      import { readingTests } from './scripts/checks/reading-tests.mjs';
      answer(readingTests(${JSON.stringify(files)}));
    `);

  it('are all there, and no other test reads files', async () => {
    const starts =
      '.env.example app/api/ components/examples/ content/law/ content/lessons/ docs/operating.md docs/scale.md ' +
      'lib/funds/domain/list/ lib/statements/ public/ scripts/ tests/e2e/ tests/upstream/';
    const listed = await testsFor(starts.split(' '));
    expect(listed.filter((path) => !existsSync(path))).toEqual([]);
    const reading = ['tests/unit', 'tests/components']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
          join(folder, name),
        ),
      )
      .filter((path) => /\.test\.tsx?$/.test(path))
      .filter((path) => /from '(?:node:fs|.*\/module-graph)'/.test(readFileSync(path, 'utf8')));
    expect(reading.length).toBeGreaterThan(20);
    expect(reading.filter((path) => !listed.includes(path))).toEqual([]);
  });

  it('are those of the changed files, and those of every change', async () => {
    const ofLessons = await testsFor(['content/lessons/tax/path.json']);
    expect(ofLessons).toContain('tests/unit/lib/education/content.test.ts');
    expect(ofLessons).toContain('tests/unit/docs.test.ts');
    const ofPages = await testsFor(['app/page.tsx']);
    expect(ofPages).toContain('tests/unit/app/page-parts.test.ts');
    expect(ofPages).not.toContain('tests/unit/lib/education/content.test.ts');
  });

  it('run alone where a change only deletes files', async () => {
    const { related, reading } = await inNode<Record<'related' | 'reading', string[]>>(`
      import { testsOf } from './scripts/checks/parts.mjs';
      answer(await testsOf([]));
    `);
    expect(related).toEqual([]);
    expect(reading.map((path) => relative(root, path))).toEqual(await testsFor([]));
  });
});

describe('a deep check', () => {
  type Outcome = { passed: number; failed: number; skipped: number };

  it('that could check nothing is skipped, neither passed nor failed', async () => {
    const outcomes = await inNode<Outcome[]>(`
      import { notRunCode, programOutcome } from './scripts/checks/outcome.mjs';
      answer([0, 1, notRunCode].map(programOutcome));
    `);
    expect(outcomes).toEqual([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 0, failed: 1, skipped: 0 },
      { passed: 0, failed: 0, skipped: 1 },
    ]);
  });

  it('of the advisories is not run where the registry does not answer', async () => {
    const folder = newFolder();
    writeInto(folder, 'npm', '#!/bin/sh\necho \'{"error":{"summary":"request failed"}}\'\n');
    chmodSync(join(folder, 'npm'), 0o700);
    const { code, stdout } = await runProgram(join(root, 'tests/deep/advisories.mjs'), [], {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env.PATH}`,
    });
    expect(stdout).toContain('Advisories are not known');
    expect(code).toBe(77);
  });

  it('of the pages by the Nu Html Checker is not run without Java', async () => {
    const folder = newFolder();
    writeInto(folder, 'java', '#!/bin/sh\nexit 127\n');
    chmodSync(join(folder, 'java'), 0o700);
    const { code, stdout } = await runProgram(join(root, 'tests/deep/nu-validator.mjs'), [], {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env.PATH}`,
    });
    expect(stdout).toContain('Java is missing');
    expect(code).toBe(77);
  });

  it('that was skipped has no tick in the summary', async () => {
    const { code, lines } = await inNode<{ code: number; lines: string[] }>(`
      import { summarise } from './scripts/checks/summary.mjs';
      const [print, lines] = [console.log, []];
      console.log = (line) => lines.push(line);
      const code = summarise([{ title: 'advisories', seconds: 1, passed: 0, failed: 0, skipped: 1 }]);
      console.log = print;
      answer({ code, lines });
    `);
    expect(code).toBe(1);
    expect(lines[1]).toMatch(/^ {2}– advisories /);
  });
});
