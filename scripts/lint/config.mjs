import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';
import jest from 'eslint-plugin-jest';
import jestDom from 'eslint-plugin-jest-dom';
import regexp from 'eslint-plugin-regexp';
import testingLibrary from 'eslint-plugin-testing-library';
import { importDirection } from './import-direction.mjs';
import { kebabCase } from './kebab-case.mjs';

const a11y = next.find((entry) => entry.plugins?.['jsx-a11y']).plugins['jsx-a11y'];

/** The rules about React, which compile a file to look at it: a third of the time of the linter. */
const reactRulesOff = Object.fromEntries(
  next
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((name) => /^react(?:-hooks)?\//.test(name))
    .map((name) => [name, 'off']),
);

const unsafeReturn = 'An address that came from outside goes through safeReturnUrl first.';

const restrictedSyntax = [
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'Only lib/env.ts reads the environment.',
  },
  {
    selector:
      'CallExpression[callee.name=/^(redirect|permanentRedirect)$/] > :matches(MemberExpression[property.name=/^returnUrl$/i], Identifier[name=/^returnUrl$/i])',
    message: unsafeReturn,
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(push|replace|assign|redirect)$/]:matches([callee.object.name=/^(router|location|NextResponse)$/], [callee.object.property.name=location]) > :matches(Identifier[name=/^returnUrl$/i], MemberExpression[property.name=/^returnUrl$/i], CallExpression[callee.property.name=get])',
    message: unsafeReturn,
  },
  {
    selector:
      'AssignmentExpression:matches([left.property.name=location], [left.object.name=location], [left.object.property.name=location]) > CallExpression.right[callee.property.name=get]',
    message: unsafeReturn,
  },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    message: 'Markup is built by React, which escapes it.',
  },
];

/** Normalising and counting cost more than cutting: one reader does them in the right order. */
const textSyntax = [
  {
    selector: "CallExpression[callee.property.name='normalize']",
    message: 'Text is cut before it is normalised: readText, readLine or readLines of lib/text.',
  },
  {
    selector: "MemberExpression[object.name='Intl'][property.name='Segmenter']",
    message: 'Text is cut before it is divided: cutToGraphemes of lib/text.',
  },
];

const daySyntax = [
  {
    selector: "TSAsExpression > TSTypeReference.typeAnnotation > Identifier[name='IsoDate']",
    message: 'A day is read, never cast: isIsoDate, readIsoDate or isoDate of lib/calendar.',
  },
  {
    selector:
      "CallExpression[callee.property.name='custom'] > TSTypeParameterInstantiation Identifier[name='IsoDate']",
    message: 'A day in a schema is isoDateSchema of lib/calendar.',
  },
];

const boundedQuery = 'A query is read with its bounds: readQuery or readSearchParams.';

const querySyntax = [
  { selector: "AwaitExpression > Identifier.argument[name='searchParams']", message: boundedQuery },
  {
    selector:
      'CallExpression[callee.property.name=/^(get|getAll)$/]:matches([callee.object.name=searchParams], [callee.object.property.name=searchParams])',
    message: boundedQuery,
  },
  {
    selector:
      'CallExpression[callee.object.name=Object][callee.property.name=fromEntries] > :matches(Identifier[name=searchParams], MemberExpression[property.name=searchParams])',
    message: boundedQuery,
  },
];

const storageSyntax = [
  {
    selector: 'Identifier[name=/^(localStorage|sessionStorage)$/]',
    message: "Entries of the browser's storage go through browserStorage of lib/browser-storage.",
  },
];

const tableSyntax = [
  {
    selector: "JSXOpeningElement[name.name='table']",
    message: 'A table is Table or TableFrame of components/ui/table.',
  },
];

const readOutside = 'What comes from outside is read by its schema, or by fieldsOf in the browser.';

const outsideSyntax = [
  {
    selector:
      "TSAsExpression[typeAnnotation.type!='TSUnknownKeyword'] CallExpression:matches([callee.property.name=/^(data|json)$/], [callee.object.name=JSON][callee.property.name=parse])",
    message: readOutside,
  },
  {
    selector:
      "VariableDeclarator[id.typeAnnotation][id.typeAnnotation.typeAnnotation.type!='TSUnknownKeyword'] > .init:matches(AwaitExpression, CallExpression) CallExpression[callee.property.name=json][arguments.length=0]",
    message: readOutside,
  },
];

const synchronous = 'A component is synchronous: the page or lib/<feature>/server loads its data.';

const componentSyntax = [
  { selector: ':function[async=true][id.name=/^[A-Z]/]', message: synchronous },
  {
    selector: 'VariableDeclarator[id.name=/^[A-Z]/] > :function[async=true]',
    message: synchronous,
  },
];

const productSyntax = {
  restricted: restrictedSyntax,
  text: textSyntax,
  query: querySyntax,
  storage: storageSyntax,
  table: tableSyntax,
  day: daySyntax,
  outside: outsideSyntax,
};

/** What the product's code may not write, but for the one topic that a module exists for. */
function productSyntaxWithout(topic, further = []) {
  const topics = Object.keys(productSyntax).filter((each) => each !== topic);
  return {
    'no-restricted-syntax': ['error', ...topics.flatMap((each) => productSyntax[each]), ...further],
  };
}

const config = [
  {
    ignores: [
      '.next/**',
      '.vercel/**',
      '.data/**',
      '**/node_modules/**',
      'coverage/**',
      'test-results/**',
      'playwright-report/**',
      'screenshots/**',
      'next-env.d.ts',
      'public/**',
      'bench/floor/.next/**',
    ],
  },
  ...next,
  ...nextTypescript,
  {
    // No component and no hook is written there.
    files: ['{bench,content,scripts,tests}/**/*.{ts,mjs}', 'lib/**/*.ts'],
    ignores: ['lib/**/use-*.ts'],
    rules: reactRulesOff,
  },
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    plugins: { house: { rules: { 'kebab-case': kebabCase } } },
    rules: {
      'house/kebab-case': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      ...a11y.flatConfigs.strict.rules,
      // A scrolling table must be reachable by the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
      // A form may notice that one of its fields has the focus; it becomes no control by that.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyDown', 'onKeyUp'] },
      ],
      // A table in which arrow keys move is a grid; the plugin's own recommendation allows it.
      'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { table: ['grid'] }],
      'jsx-a11y/label-has-associated-control': ['error', { assert: 'either', depth: 3 }],
      // A picture is never resized on the way: next/image is off.
      '@next/next/no-img-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      'react/no-danger': 'error',
      'react/forbid-dom-props': [
        'error',
        {
          forbid: [
            { propName: 'style', message: 'The content security policy forbids style attributes.' },
          ],
        },
      ],
    },
  },
  {
    // The rule warns of a memory that the React Compiler adds; this site is built without that compiler.
    files: ['components/ui/data-table/*.tsx'],
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    // The two reviewed places: structured data with `<` escaped, and the constant first script.
    files: ['components/shell/json-ld.tsx', 'app/layout.tsx'],
    rules: { 'react/no-danger': 'off' },
  },
  {
    // This one draws a picture, whose renderer knows no classes; no browser ever sees its elements.
    files: ['components/shell/shared-picture.tsx'],
    rules: { 'react/forbid-dom-props': 'off' },
  },
  {
    // The rules that need types are in types.json: another linter has them, beside the compiler.
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['{app,components,content,lib}/**/*.{ts,tsx}', 'middleware.ts'],
    ignores: ['lib/env.ts', 'lib/env.check.ts', 'lib/env.public.ts'],
    rules: productSyntaxWithout(),
  },
  { files: ['components/**'], rules: productSyntaxWithout(null, componentSyntax) },
  {
    files: ['components/{charts,ui/table,ui/data-table}/**'],
    rules: productSyntaxWithout('table', componentSyntax),
  },
  { files: ['lib/text/read-text.ts'], rules: productSyntaxWithout('text') },
  { files: ['lib/query-values.ts'], rules: productSyntaxWithout('query') },
  { files: ['lib/browser-storage/*.ts'], rules: productSyntaxWithout('storage') },
  { files: ['lib/calendar/*.ts'], rules: productSyntaxWithout('day') },
  {
    // tests/unit/architecture/regular-expressions.test.ts asks another checker of patterns that are put together.
    files: [
      '{app,components,content,lib,scripts}/**/*.{ts,tsx,mjs}',
      'tests/upstream/**/*.mjs',
      'middleware.ts',
    ],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  ...importDirection(),
  {
    files: ['tests/{unit,components,contract,setup}/**/*.{ts,tsx}'],
    ...jest.configs['flat/recommended'],
    rules: {
      ...jest.configs['flat/recommended'].rules,
      'jest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', 'fc.assert', '**.assert'] },
      ],
      'jest/no-standalone-expect': 'off',
    },
  },
  {
    // A suite that the contracts of all providers run.
    files: ['tests/contract/source-promises.ts'],
    rules: { 'jest/no-export': 'off' },
  },
  { files: ['tests/components/**/*.tsx'], ...testingLibrary.configs['flat/react'] },
  { files: ['tests/components/**/*.tsx'], ...jestDom.configs['flat/recommended'] },
  {
    // What waits for a promise (`use`) is rendered within an async act: React asks for it.
    files: ['tests/components/**/*.tsx'],
    rules: { 'testing-library/no-unnecessary-act': 'off' },
  },
  {
    // The inside of a drawing has no roles to ask for, the focus belongs to the document, and what holds an
    // element inert lies around it.
    files: ['tests/components/{charts,auth,ui,forms}/**/*.tsx'],
    rules: { 'testing-library/no-node-access': 'off', 'testing-library/no-container': 'off' },
  },
  prettier,
];

export default config;
