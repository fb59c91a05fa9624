import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servedByPath } from '../scripts/served-by.mjs';
import { memoryOverBaseline } from './budgets.mjs';
import { table, verdict } from './table.mjs';

/** V8 returns freed memory to the system only after some forty seconds without work. */
const idleMs = 60_000;

/**
 * Compares the resident memory of the site's server with that of the baseline app's server after the same load: at its
 * end, without a budget, and a minute later, with one. @returns no rows where there is no /proc
 */
export async function compareMemory(baselinePid) {
  const pid = Number(readFileSync(servedByPath, 'utf8'));
  const atEnd = compare('at the end of the load', pid, baselinePid);
  if (!atEnd) return [];
  await new Promise((resolve) => setTimeout(resolve, idleMs));
  const later = compare('a minute later', pid, baselinePid);
  return [
    { ...atEnd, isMet: true },
    { ...later, budget: memoryOverBaseline, isMet: later.ratio <= memoryOverBaseline },
  ];
}

function compare(when, pid, baselinePid) {
  const own = residentMib(pid);
  const baseline = residentMib(baselinePid);
  return own === null || baseline === null ? null : { when, own, baseline, ratio: own / baseline };
}

function residentMib(pid) {
  try {
    const status = readFileSync(join('/proc', String(pid), 'status'), 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return null;
  }
}

export function memoryTable(rows) {
  if (rows.length === 0) return 'Memory: not measured, this system has no /proc.';
  return table([
    ['Memory of the server (MiB)', 'baseline', 'ours', 'ratio', 'at most', ''],
    ...rows.map(({ when, baseline, own, ratio, budget, isMet }) => [
      when,
      baseline.toFixed(0),
      own.toFixed(0),
      ratio.toFixed(2),
      budget?.toFixed(2) ?? '-',
      budget ? verdict(isMet) : '',
    ]),
  ]);
}
