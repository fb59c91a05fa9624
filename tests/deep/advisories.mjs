/**
 * Known advisories of the packages that the site runs with, as npm's registry has them today. High and critical ones
 * fail. Where the registry does not answer, this says so and counts as not run: nothing is known then, good or bad.
 */
import { spawnSync } from 'node:child_process';
import { isSevere, readAudit } from '../../scripts/checks/advisories.mjs';
import { notRunCode } from '../../scripts/checks/outcome.mjs';
import { root } from '../../scripts/project.mjs';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  timeout: 120_000,
});
const { rows, refusal } = readAudit(stdout ?? '');
if (!rows) {
  console.log(`Advisories are not known: the registry did not answer (${refusal}).`);
  process.exit(notRunCode);
}
for (const row of rows) {
  console.log(`${isSevere(row) ? '✗' : '!'} ${row.severity}: ${row.package} ${row.range}`);
  console.log(`    ${row.title} (${row.url}). Fixed by: ${row.fix}`);
}
const severe = rows.filter(isSevere).length;
console.log(`${rows.length} known advisories of production packages, ${severe} high or critical.`);
process.exit(severe === 0 ? 0 : 1);
