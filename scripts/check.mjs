import { installWhenNeeded } from './install.mjs';
import { endOnSignals } from './processes.mjs';

/** `npm run check`: the fast part of `npm test`, without a build and a browser. */
endOnSignals();
await installWhenNeeded();
const parts = await import('./checks/parts.mjs');
const { summarise } = await import('./checks/summary.mjs');

process.exit(
  summarise([
    await parts.part('Format', parts.format),
    await parts.part('Lint', parts.lint),
    await parts.part('Types', parts.types),
    await parts.part('Unused code', parts.unusedCode),
    await parts.part('Unit and component tests', () =>
      parts.jest(['--testPathIgnorePatterns', '/node_modules/', '/tests/contract/']),
    ),
  ]),
);
