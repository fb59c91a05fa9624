import { fileURLToPath } from 'node:url';
import jestDom from 'eslint-plugin-jest-dom';
import testingLibrary from 'eslint-plugin-testing-library';
import { importDirection } from './import-direction.mjs';

/** Each of the rules is an error. */
const errors = (plugin, ...names) =>
  Object.fromEntries(names.map((name) => [plugin ? `${plugin}/${name}` : name, 'error']));

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

/** Normalising and counting a long text are slow, so that the readers of lib/text cut it first. */
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

const boundedBody =
  'A body is read with its bound: readJson, readForm or readBytes of lib/security.';

const bodySyntax = [
  {
    selector:
      'CallExpression[arguments.length=0][callee.property.name=/^(json|text|blob|formData)$/]',
    message: boundedBody,
  },
  {
    selector: 'CallExpression[callee.object.name=request][callee.property.name=arrayBuffer]',
    message: boundedBody,
  },
];

const storageSyntax = [
  {
    selector: 'Identifier[name=/^(localStorage|sessionStorage)$/]',
    message: "Entries of the browser's storage go through browserStorage of lib/browser-storage.",
  },
  {
    selector:
      ':matches(Identifier[name=indexedDB], AssignmentExpression[left.object.name=document][left.property.name=cookie])',
    message: 'The privacy notice names what a browser holds: no database, and no cookie by script.',
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

/** The syntax that is forbidden in the product's code, without that of the one topic for which a module exists. */
function productSyntaxWithout(topic, further = []) {
  const topics = Object.keys(productSyntax).filter((each) => each !== topic);
  return {
    'house/no-restricted-syntax': [
      'error',
      ...topics.flatMap((each) => productSyntax[each]),
      ...further,
    ],
  };
}

/** The rules of eslint-config-next for React, its hooks and its compiler. */
const reactRules = errors(
  'react',
  ...['display-name', 'jsx-key', 'jsx-no-comment-textnodes', 'jsx-no-duplicate-props'],
  ...['jsx-no-undef', 'no-children-prop', 'no-danger-with-children', 'no-direct-mutation-state'],
  ...['no-find-dom-node', 'no-is-mounted', 'no-render-return-value', 'no-string-refs'],
  ...['no-unescaped-entities', 'require-render-return', 'rules-of-hooks', 'exhaustive-deps'],
  ...['static-components', 'use-memo', 'void-use-memo', 'preserve-manual-memoization'],
  ...['incompatible-library', 'immutability', 'globals', 'refs', 'set-state-in-effect'],
  ...['error-boundaries', 'purity', 'set-state-in-render', 'unsupported-syntax', 'no-danger'],
);

/** The rules of eslint-config-next/core-web-vitals for Next. */
const nextRules = errors(
  'nextjs',
  ...['google-font-display', 'google-font-preconnect', 'next-script-for-ga'],
  ...['no-async-client-component', 'no-before-interactive-script-outside-document'],
  ...['no-css-tags', 'no-head-element', 'no-html-link-for-pages', 'no-img-element'],
  ...['no-page-custom-font', 'no-styled-jsx-in-document', 'no-sync-scripts'],
  ...['no-title-in-document-head', 'no-typos', 'no-unwanted-polyfillio', 'inline-script-id'],
  ...['no-assign-module-variable', 'no-document-import-in-page', 'no-duplicate-head'],
  ...['no-head-import-in-document', 'no-script-component-in-head'],
);

/** The strict rules of eslint-plugin-jsx-a11y. */
const accessibilityRules = errors(
  'jsx-a11y',
  ...['alt-text', 'anchor-has-content', 'anchor-is-valid', 'aria-activedescendant-has-tabindex'],
  ...['aria-props', 'aria-proptypes', 'aria-role', 'aria-unsupported-elements'],
  ...['autocomplete-valid', 'click-events-have-key-events', 'heading-has-content'],
  ...['html-has-lang', 'iframe-has-title', 'img-redundant-alt', 'media-has-caption'],
  ...['mouse-events-have-key-events', 'no-access-key', 'no-autofocus', 'no-distracting-elements'],
  ...['no-interactive-element-to-noninteractive-role', 'no-redundant-roles'],
  ...['no-static-element-interactions', 'role-has-required-aria-props'],
  ...['role-supports-aria-props', 'scope', 'tabindex-no-positive'],
);

/** The recommended rules of typescript-eslint. */
const typescriptRules = errors(
  'typescript',
  ...['ban-ts-comment', 'no-duplicate-enum-values', 'no-empty-object-type', 'no-explicit-any'],
  ...['no-extra-non-null-assertion', 'no-misused-new', 'no-namespace'],
  ...['no-non-null-asserted-optional-chain', 'no-require-imports', 'no-this-alias'],
  ...['no-unnecessary-type-constraint', 'no-unsafe-declaration-merging'],
  ...['no-unsafe-function-type', 'no-wrapper-object-types', 'prefer-as-const'],
  ...['prefer-namespace-keyword', 'triple-slash-reference'],
);

/** The recommended rules of eslint-plugin-jest. */
const jestRules = errors(
  'jest',
  ...['no-alias-methods', 'no-commented-out-tests', 'no-conditional-expect'],
  ...['no-deprecated-functions', 'no-disabled-tests', 'no-done-callback', 'no-export'],
  ...['no-focused-tests', 'no-identical-title', 'no-interpolation-in-snapshots'],
  ...['no-jasmine-globals', 'no-mocks-import', 'no-test-prefixes', 'valid-describe-callback'],
  ...['valid-expect', 'valid-expect-in-promise', 'valid-title'],
);

/** oxlint's own rules, by their names there, and rules of ESLint's plugins, which it runs in JavaScript. */
const config = {
  plugins: ['typescript', 'react', 'nextjs', 'jsx-a11y', 'import', 'jest'],
  jsPlugins: [
    { name: 'house', specifier: fileURLToPath(new URL('house.mjs', import.meta.url)) },
    ...['regexp', 'testing-library', 'jest-dom'].map((name) => ({
      name,
      specifier: fileURLToPath(import.meta.resolve(`eslint-plugin-${name}`)),
    })),
  ],
  categories: { correctness: 'off' },
  options: { respectEslintDisableDirectives: false },
  env: { browser: true, node: true },
  settings: { react: { version: '19.3' } },
  ignorePatterns: [
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
    'bench/baseline/.next/**',
  ],
  rules: {
    ...reactRules,
    ...nextRules,
    ...accessibilityRules,
    ...typescriptRules,
    ...errors(
      'house',
      ...['kebab-case', 'no-deprecated', 'no-location-assign-relative-destination'],
    ),
    ...errors('', 'no-array-constructor', 'no-eval', 'no-new-func', 'no-unused-expressions'),
    ...errors('', 'no-unused-vars', 'no-var', 'prefer-const', 'prefer-rest-params'),
    ...errors('', 'prefer-spread', 'import/no-anonymous-default-export'),
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    // Also of types alone; what loads later by import() makes no circle.
    'import/no-cycle': ['error', { ignoreTypes: false }],
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
    'jsx-a11y/interactive-supports-focus': [
      'error',
      {
        tabbable: [
          ...['button', 'checkbox', 'link', 'progressbar', 'searchbox', 'slider', 'spinbutton'],
          ...['switch', 'textbox'],
        ],
      },
    ],
    'react/forbid-dom-props': [
      'error',
      {
        forbid: [
          { propName: 'style', message: 'The content security policy forbids style attributes.' },
        ],
      },
    ],
  },
  overrides: [
    // The compiler checks the names of TypeScript files; these it does not read.
    { files: ['**/*.mjs'], rules: { 'no-undef': 'error' } },
    {
      files: ['**/*.tsx'],
      // A picture is never resized on the way: next/image is off.
      rules: { 'nextjs/no-img-element': 'off', 'nextjs/no-html-link-for-pages': 'off' },
    },
    {
      // The rule warns of a memory that the React Compiler adds; this site is built without that compiler.
      files: ['components/ui/data-table/*.tsx'],
      rules: { 'react/incompatible-library': 'off' },
    },
    {
      // The two reviewed places: structured data with `<` escaped, and the constant first script.
      files: ['components/shell/json-ld.tsx', 'components/shell/on-each-page.tsx'],
      rules: { 'react/no-danger': 'off' },
    },
    {
      // A checkbox has its state without aria-checked; oxlint asks for it by the role alone.
      files: ['components/ui/fields/switch.tsx'],
      rules: { 'jsx-a11y/role-has-required-aria-props': 'off' },
    },
    {
      // This file draws a picture. Its renderer knows no classes, and no browser sees its elements.
      files: ['components/shell/shared-picture.tsx'],
      rules: { 'react/forbid-dom-props': 'off' },
    },
    {
      // The rules that need types are in types.json, which runs beside the compiler.
      files: ['**/*.{ts,tsx}'],
      rules: {
        'typescript/consistent-type-imports': [
          'error',
          { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
        ],
        'no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
        ],
      },
    },
    {
      files: ['{app,components,content,lib}/**/*.{ts,tsx}', 'middleware.ts'],
      excludeFiles: ['lib/env.ts', 'lib/env.check.ts', 'lib/env.public.ts'],
      rules: productSyntaxWithout(),
    },
    { files: ['app/**/route.ts'], rules: productSyntaxWithout(null, bodySyntax) },
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
      rules: {
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      },
    },
    ...importDirection(),
    {
      files: ['tests/{unit,components,contract,setup}/**/*.{ts,tsx}'],
      rules: {
        ...jestRules,
        'jest/expect-expect': [
          'error',
          { assertFunctionNames: ['expect', 'expect*', 'fc.assert', '**.assert'] },
        ],
      },
    },
    {
      // A suite that the contracts of all providers run.
      files: ['tests/contract/source-promises.ts'],
      rules: { 'jest/no-export': 'off' },
    },
    {
      files: ['tests/components/**/*.tsx'],
      rules: {
        ...testingLibrary.configs['flat/react'].rules,
        ...jestDom.configs['flat/recommended'].rules,
        // What waits for a promise (`use`) is rendered within an async act: React asks for it.
        'testing-library/no-unnecessary-act': 'off',
      },
    },
    {
      // The inside of a drawing has no roles to ask for, the focus belongs to the document, and what holds an
      // element inert lies around it.
      files: ['tests/components/{charts,auth,ui,forms}/**/*.tsx'],
      rules: { 'testing-library/no-node-access': 'off', 'testing-library/no-container': 'off' },
    },
  ],
};

export default config;
