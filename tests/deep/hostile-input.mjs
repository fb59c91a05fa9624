/** Sixty hostile shapes at three sizes into every entry of the site: tests/hostile says what is asked of the answers. */
import { join } from 'node:path';
import { endOnSignals, run } from '../../scripts/processes.mjs';
import { root } from '../../scripts/project.mjs';

endOnSignals();
const config = join(root, 'tests', 'hostile', 'playwright.config.ts');
const parameters = [join(root, 'scripts', 'e2e.mjs'), '--config', config, ...process.argv.slice(2)];
const env = { HOSTILE_INPUT: 'all', ...process.env };
process.exit(await run(process.execPath, parameters, { cwd: root, env }));
