import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolders } from '@/tests/factories/temporary-folder';
import { root } from './in-node';

const newFolder = temporaryFolders();

/** Runs statements as a command of ours; they print a line when the signal may come. @returns its code and what it printed */
async function stoppedBy(signal: NodeJS.Signals, statements: string) {
  const source = `
    import { endAll, endOnSignals, run } from './scripts/processes.mjs';
    const node = (code) => run(process.execPath, ['-e', code]);
    endOnSignals();
    ${statements}
  `;
  const command = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  command.stderr.on('data', (chunk) => (output += chunk));
  command.stdout.on('data', (chunk) => (output += chunk));
  command.stdout.once('data', () => command.kill(signal));
  // Both outputs are closed when all programs that were started have ended, too.
  const [code] = (await once(command, 'close')) as [number | null];
  return { code, output };
}

const untilKilled = `await node("console.log('one'); setInterval(() => {}, 1000)");`;

describe('a command that is stopped while a program of it runs', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s: ends that program, and begins none after it', async (signal, expected) => {
    const file = path.join(newFolder(), 'second');
    const second = `require('node:fs').writeFileSync(${JSON.stringify(file)}, '')`;
    const { code, output } = await stoppedBy(
      signal,
      `${untilKilled} await node(${JSON.stringify(second)});`,
    );
    expect([code, output]).toEqual([expected, 'one\n']);
    expect(existsSync(file)).toBe(false);
  });

  it('begins no program from what waited for something else', async () => {
    const { code, output } = await stoppedBy(
      'SIGTERM',
      `
      import { onEnd } from './scripts/processes.mjs';
      onEnd(() => node("console.log('late')").catch(({ message }) => console.log(message)));
      ${untilKilled}
      `,
    );
    expect([code, output]).toEqual([
      143,
      'one\nNot started, because everything is being stopped.\n',
    ]);
  });
});
