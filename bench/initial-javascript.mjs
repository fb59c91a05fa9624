import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '../scripts/project.mjs';
import { javascriptOverBaseline, membersPages } from './budgets.mjs';
import { buildBaseline, baselineDirectory, frameworkVersions } from './baseline.mjs';
import { inKib, table, verdict } from './table.mjs';

/** Bytes by which two builds of the same source differed at most (30): chunks hold the hashed names of other chunks. */
const buildToBuild = 40;

const recordPath = join(root, 'bench', 'baseline-scripts.json');

/**
 * Initial JavaScript of every page against the baseline app's. As a program it measures the site at
 * E2E_BASE_URL, whose build is this repository's, and ends with 1 when a page is over its budget, costs
 * something unknown, or has no budget.
 */
export async function checkInitialJavascript(baseUrl) {
  const baseline = recordedBaseline() ?? (await measureBaseline());
  const rows = [];
  for (const { route, status = 200, bytes, reason } of javascriptOverBaseline) {
    const answer = await fetch(`${baseUrl}${route}`, { redirect: 'manual' });
    const html = await answer.text();
    const isPage =
      answer.status === status &&
      answer.headers.get('content-type')?.startsWith('text/html') &&
      !html.includes('<html id="__next_error__"');
    if (!isPage) throw new Error(`${route} answered ${answer.status} without its page.`);
    const own = scriptBytesOf(html, join(root, '.next'));
    const over = own.brotli - baseline.brotli;
    rows.push({ route, own, over, budget: bytes, reason, isMet: over <= bytes + buildToBuild });
  }
  return { baseline, rows, withoutBudget: pagesWithoutBudget() };
}

/** What bench/baseline-scripts.json says of the installed framework; undefined if it is of other versions. */
function recordedBaseline() {
  const { versions, scripts } = JSON.parse(readFileSync(recordPath, 'utf8'));
  return isDeepStrictEqual(versions, frameworkVersions()) ? scripts : undefined;
}

/** Builds the baseline app and weighs its scripts. */
async function measureBaseline() {
  await buildBaseline();
  const build = join(baselineDirectory, '.next');
  return scriptBytesOf(readFileSync(join(build, 'server', 'app', 'static.html'), 'utf8'), build);
}

/** Writes bench/baseline-scripts.json anew, so that `npm test` need not build the baseline app. */
export async function recordBaseline() {
  const record = { versions: frameworkVersions(), scripts: await measureBaseline() };
  writeFileSync(recordPath, `${JSON.stringify(record, null, 2)}\n`);
}

/** Pages of the build that no line of the budgets names. */
function pagesWithoutBudget() {
  const manifest = join(root, '.next', 'app-path-routes-manifest.json');
  const known = new Set([
    ...javascriptOverBaseline.map(({ page, route }) => page ?? route),
    ...membersPages,
  ]);
  return Object.entries(JSON.parse(readFileSync(manifest, 'utf8')))
    .filter(([file]) => file.endsWith('/page'))
    .map(([, route]) => route)
    .filter((route) => !['/', '/_not-found', '/_global-error', '/[...missing]'].includes(route))
    .filter((route) => !known.has(route));
}

export function javascriptTable({ baseline, rows }) {
  const head = [
    'Initial JavaScript (KiB)',
    'files',
    'gzip',
    'brotli',
    'over baseline',
    'budget',
    '',
  ];
  const line = (name, { files, gzip, brotli }) => [name, String(files), inKib(gzip), inKib(brotli)];
  return table([
    head,
    [...line('the baseline app', baseline), '', '', ''],
    ...rows.map(({ route, own, over, budget, isMet }) => [
      ...line(route, own),
      `+${inKib(over)}`,
      `+${inKib(budget)}`,
      verdict(isMet),
    ]),
  ]);
}

/** What is wrong, in sentences; empty when all is well. */
export function javascriptComplaints({ rows, withoutBudget }) {
  return [
    ...rows
      .filter(({ isMet }) => !isMet)
      .map(({ route, reason }) => `${route} ships more JavaScript than allowed (${reason}).`),
    ...withoutBudget.map((route) => `${route} has no budget in bench/budgets.mjs.`),
  ];
}

/**
 * The script files that a current browser fetches for this HTML: script elements and script preloads, but
 * not the `nomodule` file that only old browsers take.
 */
function scriptPathsOf(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const paths = tags.flatMap((tag) => {
    const isPreload = /^<link/.test(tag) && /\bas="script"/.test(tag);
    if (/\bnomodule\b/i.test(tag) || !(tag.startsWith('<script') || isPreload)) return [];
    const address = /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1];
    return address ? [address.split('?')[0]] : [];
  });
  return [...new Set(paths)];
}

const sizes = new Map();

/** Bytes of those files in a build, compressed one by one, as they are sent. */
function scriptBytesOf(html, buildDirectory) {
  const files = scriptPathsOf(html).map((path) => sizeOf(fileOf(path, buildDirectory)));
  const sum = (kind) => files.reduce((total, size) => total + size[kind], 0);
  return { files: files.length, raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}

function fileOf(path, buildDirectory) {
  const prefix = '/_next/';
  if (!path.startsWith(prefix)) throw new Error(`${path} is no file of the build.`);
  return join(buildDirectory, decodeURIComponent(path.slice(prefix.length)));
}

function sizeOf(file) {
  if (!sizes.has(file)) {
    const bytes = readFileSync(file);
    sizes.set(file, {
      raw: bytes.length,
      gzip: gzipSync(bytes).length,
      brotli: brotliCompressSync(bytes).length,
    });
  }
  return sizes.get(file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const baseUrl = process.env.E2E_BASE_URL;
  if (!baseUrl) throw new Error('E2E_BASE_URL names no running site.');
  const result = await checkInitialJavascript(baseUrl);
  console.log(javascriptTable(result));
  const complaints = javascriptComplaints(result);
  complaints.forEach((complaint) => console.error(`✗ ${complaint}`));
  process.exit(complaints.length > 0 ? 1 : 0);
}
