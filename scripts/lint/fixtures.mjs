import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import { root } from '../project.mjs';

/**
 * Reads { rules, fixtures } from standard input and prints, for each fixture [file, source], which of the
 * rules complain. A process of its own: Jest cannot load ESLint's configuration, which is a module.
 */
const { rules, fixtures } = JSON.parse(await text(process.stdin));

const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => rules.includes(ruleId),
});

const answers = [];
for (const [file, source] of fixtures) {
  const [result] = await eslint.lintText(source, { filePath: join(root, file) });
  const found = result.messages.filter(({ ruleId, fatal }) => ruleId || fatal);
  answers.push(found.map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(answers));
