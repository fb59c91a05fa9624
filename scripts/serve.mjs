import { mkdirSync } from 'node:fs';
import { nextFreePort } from './ports.mjs';
import { onEnd, start, untilAnswered } from './processes.mjs';
import { dataDirectory, nextProgram, root } from './project.mjs';
import { rememberServer } from './served-by.mjs';

/**
 * A connection may be idle for so long. After the usual 5 seconds a test that asks again at that moment would find it
 * closed.
 */
const idleMs = 75_000;

/** Serves the production build; resolves when it answers. `errors`: where its error output goes. */
export async function serve({ port, environment, mode = 'start', errors = 'inherit' }) {
  // The port was chosen before the build: another program may listen by now, and would answer instead.
  if ((await nextFreePort(port)) !== port) throw new Error(`Port ${port} was taken meanwhile.`);
  const options = mode === 'start' ? ['--keepAliveTimeout', String(idleMs)] : [];
  const child = start(process.execPath, [nextProgram, mode, '--port', String(port), ...options], {
    cwd: root,
    env: environment,
    stdio: ['ignore', mode === 'dev' ? 'inherit' : 'ignore', errors],
  });
  if (mode === 'start') {
    mkdirSync(dataDirectory, { recursive: true });
    onEnd(rememberServer(child.pid));
  }
  const died = new Promise((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  died.catch(() => {}); // it may also end later, when no code awaits it
  await Promise.race([untilAnswered(`http://localhost:${port}/robots.txt`), died]);
  return child;
}
