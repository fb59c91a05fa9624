/** Sixty hostile shapes at three sizes into every entry of the site: tests/hostile says what is asked of the answers. */
import { join } from 'node:path';
import { findOrInstallChromium } from '../../scripts/chromium.mjs';
import { endAll, endOnSignals, run } from '../../scripts/processes.mjs';
import { binary, root } from '../../scripts/project.mjs';
import { startTestSite } from '../../scripts/test-site.mjs';

endOnSignals();
const environment = await startTestSite({ chromium: await findOrInstallChromium() });
const config = join(root, 'tests', 'hostile', 'playwright.config.ts');
const code = await run(
  binary('playwright'),
  ['test', '--config', config, ...process.argv.slice(2)],
  {
    cwd: root,
    env: { ...environment, HOSTILE_INPUT: process.env.HOSTILE_INPUT ?? 'all' },
  },
);
await endAll();
process.exit(code);
