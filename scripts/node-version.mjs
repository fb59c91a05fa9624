import { readFileSync } from 'node:fs';

/**
 * Ends a command that an older Node runs. Otherwise it would install packages for minutes and then name a function that this
 * Node does not have.
 */
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const oldest = engines.node.replace('>=', '');
const { node } = process.versions;

const [major, minor] = node.split('.').map(Number);
const [oldestMajor, oldestMinor] = oldest.split('.').map(Number);
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(`Node ${node} is too old: Node ${oldest} or newer is needed (nodejs.org).`);
  process.exit(1);
}
