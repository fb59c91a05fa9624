import { spawnSync } from 'node:child_process';

/** The document store's contract, thirty times over: what goes wrong one time in eight shows here. */
const rounds = Number(process.env.ROUNDS ?? 30);
const parameters = ['node_modules/jest/bin/jest.js', '--selectProjects', 'contract', '--silent'];
const test = 'tests/contract/document-store.test.ts';

for (let round = 1; round <= rounds; round += 1) {
  const { status, stderr } = spawnSync(process.execPath, [...parameters, test], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`Round ${round} of ${rounds} failed.\n${stderr}`);
    process.exit(1);
  }
  console.log(`round ${round} of ${rounds} passed`);
}
