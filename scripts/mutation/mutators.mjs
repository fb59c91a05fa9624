import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mutationDirectory } from '../project.mjs';

/**
 * Two mutators that Stryker does not have: its own never change a number, and most of our rules are figures of law; and
 * they remove no call, which is what a guard is.
 *
 * Stryker takes mutators from a list inside its instrumenter and has no option for more. Its version is exact
 * (package-lock.json), and the check fails when the list is no longer there or no result names these mutators.
 */
export const figure = {
  name: 'Figure',
  *mutate(path) {
    if (!path.isNumericLiteral()) return;
    const isKey = path.parentPath.isObjectProperty() && path.parent.key === path.node;
    if (!isKey) yield { type: 'NumericLiteral', value: path.node.value + 1 };
  },
};

const call = {
  name: 'CallRemoval',
  *mutate(path) {
    if (!path.isExpressionStatement()) return;
    const { expression } = path.node;
    const called = expression.type === 'AwaitExpression' ? expression.argument : expression;
    if (called.type !== 'CallExpression' && called.type !== 'OptionalCallExpression') return;
    if (called.callee.type !== 'Super') yield { type: 'EmptyStatement' };
  },
};

const ownMutators = [figure, call];

/** Call it before Stryker reads the code. */
export async function addOwnMutators() {
  const directory = join(mutationDirectory, 'node_modules', '@stryker-mutator', 'instrumenter');
  const { exports } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  const list = join(directory, exports['.'].replace(/index\.js$/, 'mutators/mutate.js'));
  const { allMutators } = await import(pathToFileURL(list));
  if (!Array.isArray(allMutators)) throw new Error(`${list} has no list of mutators any more.`);
  for (const mutator of ownMutators) {
    if (!allMutators.some(({ name }) => name === mutator.name)) allMutators.push(mutator);
  }
  return allMutators;
}
