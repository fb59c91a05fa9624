import { inNode } from './scripts/in-node';

const hourMs = 3_600_000;

/** A server that is busy for a while, which it says when it begins and when it has ended, and then tells the time. */
const busyServer = `
  import { writeFileSync } from 'node:fs';
  const [, note] = process.argv;
  console.log('busy');
  const begun = process.hrtime.bigint();
  while (process.hrtime.bigint() - begun < 700_000_000n);
  writeFileSync(note, 'free');
  process.stdin.once('data', () => {
    console.log(Date.now());
    process.exit();
  });`;

test('a moved clock counts once every server goes by it, a busy one too', async () => {
  const { wasFree, aheadMs } = await inNode<{ wasFree: boolean; aheadMs: number }>(`
    import { spawn } from 'node:child_process';
    import { once } from 'node:events';
    import { existsSync } from 'node:fs';
    import { join } from 'node:path';
    import { movingClock } from './tests/deep/failing/moving-clock.mjs';
    import { endAll } from './scripts/processes.mjs';
    import { temporaryFolder } from './scripts/temporary-folder.mjs';
    const clock = movingClock(async () => {});
    const note = join(temporaryFolder(), 'free');
    const server = spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(busyServer)}, note], {
      env: { ...process.env, ...clock.environment },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(server.stdout, 'data');
    await clock.pass(${hourMs});
    const wasFree = existsSync(note);
    server.stdin.write('?');
    const [told] = await once(server.stdout, 'data');
    answer({ wasFree, aheadMs: Number(told) - Date.now() });
    await endAll();`);
  expect(wasFree).toBe(true);
  expect(aheadMs).toBeGreaterThan(hourMs - 60_000);
  expect(aheadMs).toBeLessThanOrEqual(hourMs);
});

test('a clock that no server goes by is an error', async () => {
  const message = await inNode<string>(`
    import { movingClock } from './tests/deep/failing/moving-clock.mjs';
    import { endAll } from './scripts/processes.mjs';
    answer(await movingClock(async () => {}).pass(1).then(() => '', ({ message }) => message));
    await endAll();`);
  expect(message).toBe('No server goes by this clock.');
});
