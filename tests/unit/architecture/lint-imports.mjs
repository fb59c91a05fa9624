import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

/**
 * Reads [file, imported] pairs from standard input and prints, for each, whether ESLint complains about the
 * import. A process of its own: Jest cannot load ESLint's configuration, which is a module.
 */
const root = join(import.meta.dirname, '../../..');
const rule = '@typescript-eslint/no-restricted-imports';

const eslint = new ESLint({
  cwd: root,
  // Rules that need types cannot lint a file that does not exist; the arrows need none.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ruleId === rule,
});

const pairs = JSON.parse(await text(process.stdin));
const answers = [];
for (const [file, imported] of pairs) {
  const [result] = await eslint.lintText(`import ${JSON.stringify(imported)};\n`, {
    filePath: join(root, file),
  });
  answers.push(result.messages.map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(answers.map((found) => found.join(', '))));
