import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A file that breaks a rule, and the files beside it where it takes several. */
export type LintFixture = {
  file: string;
  source: string;
  rule: string;
  filesBeside?: Readonly<Record<string, string>>;
};

/** For each fixture: which of the rules that the fixtures name complain about it. */
export function complaintsAbout(fixtures: readonly LintFixture[]): string[][] {
  const program = join(__dirname, '../../../scripts/lint/fixtures.mjs');
  const input = JSON.stringify({
    rules: [...new Set(fixtures.map(({ rule }) => rule))],
    fixtures: fixtures.map(({ file, source, filesBeside }) => [file, source, filesBeside]),
  });
  return JSON.parse(
    execFileSync(process.execPath, [program], { input, encoding: 'utf8' }),
  ) as string[][];
}
