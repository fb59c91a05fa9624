import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A file that breaks a rule, and the files beside it where it takes several. */
export type LintFixture = {
  file: string;
  source: string;
  rule: string;
  filesBeside?: Readonly<Record<string, string>>;
};

/** Each fixture with those that complain about it of the rules that the fixtures name; oxlint takes some seconds. */
export function lint(fixtures: readonly LintFixture[]): (LintFixture & { complaints: string[] })[] {
  const program = join(__dirname, '../../../scripts/lint/fixtures.mjs');
  const input = JSON.stringify({
    rules: [...new Set(fixtures.map(({ rule }) => rule))],
    fixtures: fixtures.map(({ file, source, filesBeside }) => [file, source, filesBeside]),
  });
  const output = execFileSync(process.execPath, [program], { input, encoding: 'utf8' });
  const complaints = JSON.parse(output) as string[][];
  return fixtures.map((fixture, index) => ({ ...fixture, complaints: complaints[index] ?? [] }));
}
