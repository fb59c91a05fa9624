import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { red } from './progress.mjs';

const graceMs = 5_000;
const readyWithinMs = 60_000;
const running = new Set();
const endings = [];
const never = new Promise(() => {});
let ending;

/** Whether everything is being stopped. */
export const isEnding = () => ending !== undefined;

/** Starts a program that is stopped with us. @throws when everything is being stopped, which would miss it */
export function start(command, parameters, options = {}) {
  if (isEnding()) throw new Error('Not started, because everything is being stopped.');
  const child = spawn(command, parameters, { stdio: 'inherit', ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * Runs a program to its end. @returns its exit code; a signal counts as 1. Where it ends because everything is being
 * stopped, no answer comes, so that what would follow does not begin.
 */
export async function run(command, parameters, options) {
  const child = start(command, parameters, options);
  const [code] = await once(child, 'exit');
  return isEnding() ? never : (code ?? 1);
}

/** Runs a program to its end in silence, otherwise as `run`. @returns its exit code and all it said. */
export async function runQuietly(command, parameters, options) {
  const child = start(command, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return isEnding() ? never : { code: code ?? 1, output };
}

export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await ended;
  clearTimeout(timer);
}

/** Waits for a server that was started. @throws when nothing answers at this address within a minute */
export async function untilAnswered(url) {
  const endMs = Date.now() + readyWithinMs;
  while (Date.now() < endMs) {
    try {
      await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  }
  throw new Error(`${url} did not answer within ${readyWithinMs / 1000} s.`);
}

/** What else must be stopped when we are: called after the programs have stopped, the latest first. */
export function onEnd(work) {
  endings.push(work);
}

/** Stops every program and everything given to `onEnd`; a second call waits for the first. */
export function endAll() {
  ending ??= (async () => {
    await Promise.all([...running].map(stop));
    for (const work of endings.splice(0).reverse()) await work();
  })();
  return ending;
}

/** Says why a command cannot go on, stops everything and ends with 1. What fails while we are being stopped is not said. */
export async function endWith(error) {
  if (!isEnding()) console.error(red(error.message));
  await endAll();
  process.exit(1);
}

/** Ctrl-C, a closed terminal and `kill` leave nothing behind. */
export function endOnSignals() {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.on(signal, async () => {
      await endAll();
      process.exit(code);
    });
  }
  // A program that breaks off would leave its servers running.
  process.on('uncaughtException', async (error) => {
    console.error(error);
    await endAll();
    process.exit(1);
  });
}
