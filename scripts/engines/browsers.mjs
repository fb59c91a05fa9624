import { existsSync } from 'node:fs';
import { run } from '../processes.mjs';
import { step } from '../progress.mjs';
import { firefoxProgram, openFirefox } from './firefox.mjs';
import { openWebkit, webkitProgram } from './webkit.mjs';

/**
 * The engines that are not Chromium, as Debian has them. `open` gives one page, in both the same: `goto(url)`,
 * `resize(width, height)`, `evaluate(script, …values)`, `click(selector)`, `fill(selector, text)`, `press(key)`,
 * `hover(x, y)`, `picture()` (PNG in base64) and `close()`.
 */
export const engines = {
  firefox: { open: openFirefox, program: firefoxProgram, packages: ['firefox-esr'] },
  webkit: { open: openWebkit, program: webkitProgram, packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** @throws with what is missing when the engines can be neither found nor installed */
export async function installEngines() {
  const missing = Object.values(engines).flatMap(({ program, packages }) =>
    existsSync(program) ? [] : packages,
  );
  if (missing.length === 0) return;
  const code = await step(`Installing ${missing.join(', ')} (apt-get)`, () =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  if (code !== 0) throw new Error(`Install ${missing.join(' and ')}, on Debian with apt-get.`);
}
