import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** For each fixture [file, source]: the rules, of those named, that complain about it. */
export function complaintsAbout(
  fixtures: readonly (readonly [file: string, source: string])[],
  rules: readonly string[],
): string[][] {
  const output = execFileSync(
    process.execPath,
    [join(__dirname, '../../../scripts/lint/fixtures.mjs')],
    {
      input: JSON.stringify({ rules, fixtures }),
      encoding: 'utf8',
    },
  );
  return JSON.parse(output) as string[][];
}
