/**
 * What `npm run check:deep -- mutation` mutates: folders of lib, with all that is in them. `min` is the share of mutants
 * in percent that its tests must notice, a little below what was measured; raise it when tests are added.
 *
 * @typedef {{
 *   folder: string,
 *   tests: string[],
 *   min: number,
 *   without?: RegExp,
 *   withoutMutators?: string[],
 * }} Module `tests` are the folders of tests that may notice; `without` files are left to the contracts, which wait for
 *   servers.
 */

/** Strings of a rule are names, sentences and sources of law: a changed text does not change the rule. */
const rulesOf = (name, min, tests = [`tests/unit/lib/${name}`]) => ({
  folder: `lib/${name}`,
  tests,
  min,
  without: /(?:^|[/-])(?:source|store)\.ts$|(?:^|\/)actions\.ts$/,
  withoutMutators: ['StringLiteral'],
});

/** Strings of a guard are methods, headers and cookies, and its stores are guards too. */
const guardsOf = (name, tests = [`tests/unit/lib/${name}`]) => ({
  folder: `lib/${name}`,
  tests,
  min: 70,
});

/** @type {Module[]} */
export const modules = [
  rulesOf('money', 70),
  rulesOf('calendar', 70),
  rulesOf('cashflow', 70),
  rulesOf('law', 50, ['tests/unit/lib/law', 'tests/unit/lib/tax/published-figures.test.ts']),
  rulesOf('tax', 70),
  rulesOf('sip', 70),
  rulesOf('options', 70),
  rulesOf('funds', 70),
  rulesOf('crypto', 70),
  rulesOf('holdings', 70),
  rulesOf('csv', 70),
  rulesOf('text', 70),
  rulesOf('news', 70),
  rulesOf('support', 70),
  guardsOf('auth', ['tests/unit/lib/auth', 'tests/unit/app']),
  guardsOf('security'),
  guardsOf('limits'),
  guardsOf('sources'),
  guardsOf('saved'),
];
