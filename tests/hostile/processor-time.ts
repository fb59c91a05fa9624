import { existsSync, readFileSync, readdirSync } from 'node:fs';

/**
 * Milliseconds of processor that a process has taken so far, all its threads together. Linux only.
 * @throws where the kernel does not count them
 */
export function processorMs(pid: number): number {
  const folder = `/proc/${String(pid)}/task`;
  const nanoseconds = readdirSync(folder).map((thread) => {
    try {
      return Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch (error) {
      if (existsSync(`${folder}/${thread}`)) throw error;
      return 0; // The thread has ended meanwhile.
    }
  });
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

/** Memory that a process holds, in MiB. */
export function residentMiB(pid: number): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
