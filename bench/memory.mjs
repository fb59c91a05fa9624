import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servedByPath } from '../scripts/served-by.mjs';
import { memoryOverBaseline } from './budgets.mjs';
import { table, verdict } from './table.mjs';

/** V8 gives back what a load left behind only when it has been idle for some forty seconds. */
const calmMs = 60_000;

/**
 * Compares the resident memory of the server that served the load with the baseline app's after the same load: right
 * after it, which is only reported, and at rest, which the budget limits. @returns no rows where there is no /proc.
 */
export async function compareMemory(baselinePid) {
  const pid = Number(readFileSync(servedByPath, 'utf8'));
  const atOnce = compare('at the end of the load', pid, baselinePid);
  if (!atOnce) return [];
  await new Promise((resolve) => setTimeout(resolve, calmMs));
  const atRest = compare('a minute later', pid, baselinePid);
  return [
    { ...atOnce, isMet: true },
    { ...atRest, budget: memoryOverBaseline, isMet: atRest.ratio <= memoryOverBaseline },
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
