import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../scripts/project.mjs';
import { javascriptOverFloor, membersPages } from './budgets.mjs';
import { buildFloor, floorDirectory } from './floor.mjs';
import { scriptBytesOf } from './page-scripts.mjs';
import { inKib, table, verdict } from './table.mjs';

/**
 * Initial JavaScript of every page against the framework's floor. As a program it measures the site at
 * E2E_BASE_URL, whose build is this repository's, and ends with 1 when a page is over its budget, costs
 * something unknown, or has no budget.
 */
export async function checkInitialJavascript(baseUrl) {
  await buildFloor();
  const floorBuild = join(floorDirectory, '.next');
  const floorHtml = readFileSync(join(floorBuild, 'server', 'app', 'static.html'), 'utf8');
  const floor = scriptBytesOf(floorHtml, floorBuild);
  const rows = [];
  for (const { route, bytes, reason } of javascriptOverFloor) {
    const answer = await fetch(`${baseUrl}${route}`, { redirect: 'manual' });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (!isPage) throw new Error(`${route} answered ${answer.status} without a page.`);
    const own = scriptBytesOf(await answer.text(), join(root, '.next'));
    const over = own.brotli - floor.brotli;
    rows.push({ route, own, over, budget: bytes, reason, isMet: over <= bytes });
  }
  return { floor, rows, withoutBudget: pagesWithoutBudget() };
}

/** Pages of the build that no line of the budgets names. */
function pagesWithoutBudget() {
  const manifest = join(root, '.next', 'app-path-routes-manifest.json');
  const known = new Set([
    ...javascriptOverFloor.map(({ page, route }) => page ?? route),
    ...membersPages,
  ]);
  return Object.entries(JSON.parse(readFileSync(manifest, 'utf8')))
    .filter(([file]) => file.endsWith('/page'))
    .map(([, route]) => route)
    .filter((route) => !['/', '/_not-found', '/_global-error', '/[...missing]'].includes(route))
    .filter((route) => !known.has(route));
}

export function javascriptTable({ floor, rows }) {
  const head = ['Initial JavaScript (KiB)', 'files', 'gzip', 'brotli', 'over floor', 'budget', ''];
  const line = (name, { files, gzip, brotli }) => [name, String(files), inKib(gzip), inKib(brotli)];
  return table([
    head,
    [...line('the floor', floor), '', '', ''],
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const baseUrl = process.env.E2E_BASE_URL;
  if (!baseUrl) throw new Error('E2E_BASE_URL names no running site.');
  const result = await checkInitialJavascript(baseUrl);
  console.log(javascriptTable(result));
  const complaints = javascriptComplaints(result);
  complaints.forEach((complaint) => console.error(`✗ ${complaint}`));
  process.exit(complaints.length > 0 ? 1 : 0);
}
