import { installWhenNeeded } from './install.mjs';
import { endOnSignals } from './processes.mjs';

/** `npm run check`: the fast part of `npm test`, without a build and a browser. */
endOnSignals();
await installWhenNeeded();
const parts = await import('./checks/parts.mjs');
const { summarise } = await import('./checks/summary.mjs');

process.exit(
  summarise([
    ...(await parts.staticChecks()),
    await parts.part('Unit and component tests', () =>
      parts.jest(['--testPathIgnorePatterns', '/node_modules/', '/tests/contract/']),
    ),
  ]),
);
