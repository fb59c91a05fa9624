import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { messages } from '@/lib/messages';
import { menu } from '@/lib/navigation/menu';
import packageInformation from '../../package.json';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/one-way.md',
  'docs/operating.md',
  'docs/benchmarks.md',
  'docs/scale.md',
  'docs/content-review.md',
  'tests/security/README.md',
  ...['docs/content-review', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  ),
];
const scripts: Readonly<Record<string, string>> = packageInformation.scripts;

/** The first groups of all that a pattern finds, each once. */
function named(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];
}

const npmsOwn = ['ci', 'install'];

/** Whether a module is there and has no error of syntax; Node takes a tenth of a second to say so of one. */
function compiles(file: string): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  const { diagnostics = [] } = ts.transpileModule(readFileSync(path, 'utf8'), {
    reportDiagnostics: true,
    fileName: file,
    compilerOptions: {
      allowJs: true,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
    },
  });
  return diagnostics.length === 0;
}

test('every npm command that a document names is there, and so is the file that it runs', () => {
  const commands = documents.flatMap((document) =>
    named(read(document), /`npm (?:run )?([a-z][a-z0-9]*(?::[a-z-]+)?)/g),
  );
  expect(commands.length).toBeGreaterThan(8);
  expect(commands.filter((name) => !(name in scripts) && !npmsOwn.includes(name))).toEqual([]);
  const files = Object.values(scripts).flatMap((command) => named(command, /node (\S+\.mjs)/g));
  expect(files.filter((file) => !compiles(file))).toEqual([]);
});

test.each(documents)('every file that %s names or links to is there', (document) => {
  const text = read(document);
  const links = named(text, /\]\((?!https?:|mailto:|#)([^)#]+)\)/g).map((target) =>
    join(dirname(document), target),
  );
  const inCode = named(
    text,
    /`((?:app|components|content|lib|tests|scripts|bench|docs)\/[^`*<>{}…]+)`/g,
  );
  expect([...links, ...inCode].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('CONTRIBUTING names every program of the deep checks', () => {
  const programs = readdirSync(join(root, 'tests/deep')).filter((name) => name.endsWith('.mjs'));
  const text = read('CONTRIBUTING.md');
  expect(programs.filter((name) => !text.includes(`\`${name.slice(0, -4)}\``))).toEqual([]);
});

test('README and the review of the content count the lessons, questions and terms that there are', () => {
  const root = 'content/';
  const names = readdirSync(join(root, 'lessons'), { recursive: true, encoding: 'utf8' });
  const lessons = names.filter((name) => name.endsWith('.mdx')).length;
  const questions = names
    .filter((name) => name.endsWith('.quiz.json'))
    .map((name) => JSON.parse(read(`${root}lessons/${name}`)) as { questions: unknown[] })
    .flatMap((quiz) => quiz.questions).length;
  const terms = readdirSync(join(root, 'glossary')).flatMap(
    (name) => JSON.parse(read(`${root}glossary/${name}`)) as { lawRow?: string }[],
  );
  const withRow = terms.filter(({ lawRow }) => lawRow).length;
  /** The documents may be long: a failure prints the count alone. */
  const counted = (document: string, pattern: RegExp) => {
    const [, ...counts] = pattern.exec(read(document)) ?? [];
    return [document, ...counts.map(Number)];
  };
  expect(counted('README.md', /(\d+) lessons with/)).toEqual(['README.md', lessons]);
  expect(counted('README.md', /(\d+) terms, for everybody/)).toEqual(['README.md', terms.length]);
  const review = 'docs/content-review.md';
  const without = terms.length - withRow;
  expect(counted(review, /All (\d+) lessons list/)).toEqual([review, lessons]);
  expect(counted(review, /Of the (\d+) terms of the glossary (\d+) name a row/)).toEqual([
    review,
    terms.length,
    withRow,
  ]);
  expect(counted(review, /- (\d+) terms have no row of law/)).toEqual([review, without]);
  expect(counted(review, /Of the (\d+) questions of the (\d+) quizzes/)).toEqual([
    review,
    questions,
    lessons,
  ]);
});

test('the outlines of the menu are those of today’s icons, one for each item', () => {
  const sheet = spawnSync(process.execPath, [join(root, 'scripts/menu-icons.mjs'), '--print'], {
    encoding: 'utf8',
  }).stdout;
  expect(read('app/menu-icons.css')).toBe(sheet);
  const named = JSON.stringify(menu(messages().navigation)).matchAll(/"icon":"([^"]+)"/g);
  for (const [, icon] of named) expect(sheet).toContain(`[data-icon='${icon}']`);
});
