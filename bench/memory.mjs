import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servedByPath } from '../scripts/build.mjs';
import { memoryOverFloor } from './budgets.mjs';
import { table, verdict } from './table.mjs';

/** Resident memory of the server that served the load, beside the floor's after the same. Linux only; else null. */
export function compareMemory(floorPid) {
  const own = residentMib(Number(readFileSync(servedByPath, 'utf8')));
  const floor = residentMib(floorPid);
  if (own === null || floor === null) return null;
  const ratio = own / floor;
  return { own, floor, ratio, isKept: ratio <= memoryOverFloor };
}

function residentMib(pid) {
  try {
    const status = readFileSync(join('/proc', String(pid), 'status'), 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return null;
  }
}

export function memoryTable(row) {
  if (!row) return 'Memory after load: not measured, this system has no /proc.';
  return table([
    ['Memory after load (MiB)', 'floor', 'ours', 'ratio', 'at most', ''],
    [
      'server',
      row.floor.toFixed(0),
      row.own.toFixed(0),
      row.ratio.toFixed(2),
      memoryOverFloor.toFixed(2),
      verdict(row.isKept),
    ],
  ]);
}
