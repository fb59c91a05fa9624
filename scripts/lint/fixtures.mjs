import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { binary, lintDirectory } from '../project.mjs';

/**
 * Reads { rules, fixtures } from standard input and prints, for each fixture [file, source, filesBeside], which of the
 * rules complain. Each fixture is written into a numbered folder with the files beside it, and the patterns of files
 * begin below that folder.
 */
const { rules, fixtures } = JSON.parse(await text(process.stdin));

const config = `
import config from ${JSON.stringify(pathToFileURL(join(lintDirectory, 'config.mjs')).href)};
const below = (patterns = []) => patterns.map((pattern) => '*/' + pattern);
const overrides = config.overrides.map(({ files, excludeFiles, ...rest }) => ({
  ...rest,
  files: below(files),
  excludeFiles: below(excludeFiles),
}));
export default { ...config, overrides, ignorePatterns: ['oxlint.config.mjs'] };
`;

const folder = mkdtempSync(join(tmpdir(), 'arthayatra-lint-'));
try {
  writeFileSync(join(folder, 'oxlint.config.mjs'), config);
  fixtures.forEach(([file, source, filesBeside = {}], index) => {
    for (const [name, text] of Object.entries({ ...filesBeside, [file]: source })) {
      const path = join(folder, String(index), name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  });
  const { stdout, stderr } = spawnSync(
    binary('oxlint', lintDirectory),
    ['--config', 'oxlint.config.mjs', '--format', 'json', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const answers = fixtures.map(() => []);
  for (const { filename, code } of JSON.parse(stdout).diagnostics) {
    const rule = ruleOf(code);
    if (rules.includes(rule)) answers[Number.parseInt(filename, 10)].push(rule);
  }
  process.stdout.write(JSON.stringify(answers));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** As a configuration writes it: `react/no-danger` for `react(no-danger)`, and `no-eval` for `eslint(no-eval)`. */
function ruleOf(code = '') {
  const [plugin, name = ''] = code.replace(')', '').split('(');
  const prefixes = { eslint: '', next: 'nextjs/', 'react-hooks': 'react/' };
  return (prefixes[plugin] ?? `${plugin}/`) + name;
}
