import { lint } from './lint-complaints';

const component = (body: string) =>
  `import { useEffect, useMemo, useRef, useState } from 'react';\nexport function X({ a, b }) {\n${body}\n}\n`;
const shows = (markup: string) => `export const X = () => ${markup};\n`;
const testOf = (body: string) => `test('a', async () => { ${body} });\n`;

/**
 * One violation of each rule of React, Next, typescript-eslint and Jest that lint takes from others. A new version of oxlint
 * that reads an option otherwise, or an override of ours that reaches too far, would switch a rule off in silence.
 */
const snippets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'components/a/x.tsx': {
    'react/display-name': 'export const X = React.forwardRef((a, b) => <p ref={b}>{a}</p>);\n',
    'react/jsx-key': shows('<ul>{[1].map((n) => <li>{n}</li>)}</ul>'),
    'react/jsx-no-comment-textnodes': shows('<p>// note</p>'),
    'react/jsx-no-duplicate-props': shows('<p id="a" id="b" />'),
    'react/jsx-no-undef': shows('<Missing />'),
    'react/no-children-prop': shows('<p children="a" />'),
    'react/no-danger-with-children': shows(
      '<p dangerouslySetInnerHTML={{ __html: "" }}>children</p>',
    ),
    'react/no-danger': shows('<p dangerouslySetInnerHTML={{ __html: "" }} />'),
    'react/forbid-dom-props': shows('<p style={{ color: "red" }} />'),
    'react/no-direct-mutation-state':
      'export class X extends React.Component { a() { this.state.b = 1; } render() { return <p />; } }\n',
    'react/no-find-dom-node':
      'export class X extends React.Component { componentDidMount() { React.findDOMNode(this); } render() { return <p />; } }\n',
    'react/no-is-mounted':
      'export class X extends React.Component { a() { if (!this.isMounted()) return; } render() { return <p />; } }\n',
    'react/no-render-return-value': 'export const a = ReactDOM.render(<p />, document.body);\n',
    'react/no-string-refs':
      'export class X extends React.Component { render() { return <p ref="a" />; } }\n',
    'react/no-unescaped-entities': shows("<p>it's</p>"),
    'react/require-render-return': 'export class X extends React.Component { render() { 1; } }\n',
    'house/no-deprecated':
      "import React from 'react';\nexport class X extends React.Component { componentWillMount() {} render() { return <p />; } }\n",
    'react/rules-of-hooks': component('if (a) useState(1);\nreturn null;'),
    'react/exhaustive-deps': component('useEffect(() => { a(); }, []);\nreturn null;'),
    'react/static-components': component('const Y = () => <p />;\nreturn <Y />;'),
    'react/use-memo': component('const c = useMemo(async () => a, [a]);\nreturn <p>{c}</p>;'),
    'react/void-use-memo': component('const c = useMemo(() => { a(); }, [a]);\nreturn <p>{c}</p>;'),
    'react/preserve-manual-memoization': component(
      'const c = useMemo(() => a.list.map((d) => d + b.value), [a.list, b?.value]);\nreturn <p>{c}</p>;',
    ),
    'react/incompatible-library':
      "import { useVirtualizer } from '@tanstack/react-virtual';\nexport function X() { const v = useVirtualizer({}); return <p>{v.getTotalSize()}</p>; }\n",
    'react/immutability': component('a.value = 1;\nreturn <p>{a.value}</p>;'),
    'react/globals': 'let count = 0;\nexport function X() { count += 1; return <p>{count}</p>; }\n',
    'react/refs': component('const c = useRef(0);\nreturn <p>{c.current}</p>;'),
    'react/set-state-in-effect': component(
      'const [c, setC] = useState(0);\nuseEffect(() => { setC(1); }, []);\nreturn <p>{c}</p>;',
    ),
    'react/set-state-in-render': component(
      'const [c, setC] = useState(0);\nsetC(1);\nreturn <p>{c}</p>;',
    ),
    'react/error-boundaries': component('try { return <p>{a}</p>; } catch { return null; }'),
    'react/purity': component('const c = Math.random();\nreturn <p>{c}</p>;'),
    'react/unsupported-syntax': component('eval(a);\nreturn <p>{a}</p>;'),
    'nextjs/google-font-display': shows(
      '<link href="https://fonts.googleapis.com/css2?family=Krona+One" rel="stylesheet" />',
    ),
    'nextjs/google-font-preconnect': shows('<link href="https://fonts.gstatic.com" />'),
    'nextjs/next-script-for-ga': shows(
      '<script async src="https://www.googletagmanager.com/gtag/js?id=1" />',
    ),
    'nextjs/no-async-client-component':
      "'use client';\nexport default async function X() { return <p />; }\n",
    'nextjs/no-before-interactive-script-outside-document':
      'import Script from \'next/script\';\nexport const X = () => <Script src="a.js" strategy="beforeInteractive" />;\n',
    'nextjs/no-css-tags': shows('<link href="/a.css" rel="stylesheet" />'),
    'nextjs/no-head-element': shows('<head />'),
    'nextjs/no-sync-scripts': shows('<script src="https://a.example/a.js" />'),
    'nextjs/no-unwanted-polyfillio': shows(
      '<script src="https://polyfill.io/v3/polyfill.min.js?features=WeakSet" />',
    ),
    'nextjs/inline-script-id':
      "import Script from 'next/script';\nexport const X = () => <Script>{`a()`}</Script>;\n",
    'nextjs/no-assign-module-variable': 'export function a() { let module = 1; return module; }\n',
    'nextjs/no-document-import-in-page':
      "import Document from 'next/document';\nexport const a = Document;\n",
    'house/no-location-assign-relative-destination':
      "export const a = () => window.location.assign('about');\n",
    'jsx-a11y/alt-text': shows('<img src="/a.svg" />'),
    'jsx-a11y/anchor-has-content': shows('<a href="/a" />'),
    'jsx-a11y/anchor-is-valid': shows('<a href="#">a</a>'),
    'jsx-a11y/aria-activedescendant-has-tabindex': shows('<div aria-activedescendant="a" />'),
    'jsx-a11y/aria-props': shows('<p aria-lable="a" />'),
    'jsx-a11y/aria-proptypes': shows('<p aria-hidden="maybe" />'),
    'jsx-a11y/aria-role': shows('<p role="datepicker" />'),
    'jsx-a11y/aria-unsupported-elements': shows('<meta aria-hidden="true" />'),
    'jsx-a11y/autocomplete-valid': shows('<input type="text" autoComplete="nonsense" />'),
    'jsx-a11y/click-events-have-key-events': shows('<div onClick={() => 1} />'),
    'jsx-a11y/heading-has-content': shows('<h2 />'),
    'jsx-a11y/html-has-lang': shows('<html />'),
    'jsx-a11y/iframe-has-title': shows('<iframe src="/a" />'),
    'jsx-a11y/img-redundant-alt': shows('<img src="/a.svg" alt="Picture of a chart" />'),
    'jsx-a11y/interactive-supports-focus': shows('<div role="button" onClick={() => 1} />'),
    'jsx-a11y/label-has-associated-control': shows('<label>a</label>'),
    'jsx-a11y/media-has-caption': shows('<video src="/a" />'),
    'jsx-a11y/mouse-events-have-key-events': shows('<p onMouseOver={() => 1} />'),
    'jsx-a11y/no-access-key': shows('<p accessKey="a" />'),
    'jsx-a11y/no-autofocus': shows('<input autoFocus />'),
    'jsx-a11y/no-distracting-elements': shows('<marquee />'),
    'jsx-a11y/no-interactive-element-to-noninteractive-role': shows('<button role="article" />'),
    'jsx-a11y/no-noninteractive-element-interactions': shows('<li onClick={() => 1}>a</li>'),
    'jsx-a11y/no-noninteractive-element-to-interactive-role': shows('<h2 role="button">a</h2>'),
    'jsx-a11y/no-noninteractive-tabindex': shows('<p tabIndex={0} />'),
    'jsx-a11y/no-redundant-roles': shows('<button role="button" />'),
    'jsx-a11y/no-static-element-interactions': shows('<div onClick={() => 1} />'),
    'jsx-a11y/role-has-required-aria-props': shows('<div role="slider" />'),
    'jsx-a11y/role-supports-aria-props': shows('<ul role="list" aria-checked="true" />'),
    'jsx-a11y/scope': shows('<div scope="row" />'),
    'jsx-a11y/tabindex-no-positive': shows('<p tabIndex={2} />'),
  },
  'pages/x.tsx': {
    'nextjs/no-page-custom-font':
      'import Head from \'next/head\';\nexport default function X() { return <Head><link href="https://fonts.googleapis.com/css2?family=Inter&display=swap" rel="stylesheet" /></Head>; }\n',
    'nextjs/no-typos': 'export const getServurSideProps = () => 1;\n',
  },
  'pages/_document.tsx': {
    'nextjs/no-styled-jsx-in-document':
      "import Document from 'next/document';\nexport default class D extends Document { render() { return <style jsx>{`p {}`}</style>; } }\n",
    'nextjs/no-title-in-document-head':
      "import { Head } from 'next/document';\nexport const X = () => <Head><title>a</title></Head>;\n",
    'nextjs/no-duplicate-head':
      "import Document, { Head, Html } from 'next/document';\nexport default class D extends Document { render() { return <Html><Head /><Head /></Html>; } }\n",
    'nextjs/no-head-import-in-document': "import Head from 'next/head';\nexport const a = Head;\n",
    'nextjs/no-script-component-in-head':
      "import Head from 'next/head';\nimport Script from 'next/script';\nexport const X = () => <Head><Script id=\"a\" /></Head>;\n",
  },
  'lib/a/x.ts': {
    'typescript/ban-ts-comment': '// @ts-ignore\nexport {};\n',
    'typescript/no-duplicate-enum-values': 'export enum A { B = 1, C = 1 }\n',
    'typescript/no-empty-object-type': 'export type A = {};\n',
    'typescript/no-explicit-any': '/* eslint-disable */\nexport const a: any = 1;\n',
    'typescript/no-extra-non-null-assertion': 'export const a = (b?: string) => b!!.length;\n',
    'typescript/no-misused-new': 'export interface A { new (): A }\n',
    'typescript/no-namespace': 'export namespace A { export const b = 1; }\n',
    'typescript/no-non-null-asserted-optional-chain':
      'export const a = (b?: { c: string }) => b?.c!;\n',
    'typescript/no-require-imports': "export const a = require('a');\n",
    'typescript/no-this-alias': 'export function a(this: unknown) { const b = this; return b; }\n',
    'typescript/no-unnecessary-type-constraint': 'export type A<T extends unknown> = T[];\n',
    'typescript/no-unsafe-declaration-merging': 'export interface A { b: 1 }\nexport class A {}\n',
    'typescript/no-unsafe-function-type': 'export type A = Function;\n',
    'typescript/no-wrapper-object-types': 'export type A = String;\n',
    'typescript/prefer-as-const': "export const a = 'b' as 'b';\n",
    'typescript/prefer-namespace-keyword': 'export declare module A {}\n',
    'typescript/triple-slash-reference': '/// <reference path="a" />\nexport {};\n',
    'typescript/consistent-type-imports': "import { A } from './a';\nexport type B = A;\n",
    'no-array-constructor': 'export const a = new Array(1, 2);\n',
    'no-eval': "eval('1');\n",
    'no-new-func': "export const a = new Function('return 1');\n",
    'no-unused-expressions': 'export const a = (b: number) => { b + 1; };\n',
    'no-unused-vars': 'const a = 1;\nexport {};\n',
    'no-var': 'export var a = 1;\n',
    'prefer-const': 'let a = 1;\nexport const b = a;\n',
    'prefer-rest-params': 'export function a() { return arguments; }\n',
    'prefer-spread': 'export const a = (b: () => void, c: []) => b.apply(undefined, c);\n',
    'import/no-anonymous-default-export': 'export default () => 1;\n',
    eqeqeq: 'export const a = (b: number) => b == 1;\n',
  },
  'scripts/x.mjs': { 'no-unused-vars': 'const a = 1;\n', 'no-undef': 'export const a = b;\n' },
  'tests/unit/x.test.ts': {
    'jest/expect-expect': testOf('work();'),
    'jest/no-alias-methods': testOf('expect(a).toBeCalled();'),
    'jest/no-commented-out-tests': "// test('a', () => {});\n",
    'jest/no-conditional-expect': testOf('if (a) expect(a).toBe(1);'),
    'jest/no-deprecated-functions': 'jest.genMockFromModule("a");\n',
    'jest/no-disabled-tests': "test.skip('a', () => { expect(1).toBe(1); });\n",
    'jest/no-done-callback': "test('a', (done) => { expect(1).toBe(1); done(); });\n",
    'jest/no-export': `export const a = 1;\n${testOf('expect(1).toBe(1);')}`,
    'jest/no-focused-tests': "test.only('a', () => { expect(1).toBe(1); });\n",
    'jest/no-identical-title': testOf('expect(1).toBe(1);') + testOf('expect(2).toBe(2);'),
    'jest/no-interpolation-in-snapshots': testOf('expect(a).toMatchInlineSnapshot(`${b}`);'),
    'jest/no-jasmine-globals': testOf('expect(1).toBe(1); jasmine.any(Number);'),
    'jest/no-mocks-import': "import a from './__mocks__/a';\nexport { a };\n",
    'jest/no-test-prefixes': "xtest('a', () => { expect(1).toBe(1); });\n",
    'jest/valid-describe-callback': "describe('a', async () => {});\n",
    'jest/valid-expect': testOf('expect(1);'),
    'jest/valid-expect-in-promise': "test('a', () => { a().then((b) => expect(b).toBe(1)); });\n",
    'jest/valid-title': "test('', () => { expect(1).toBe(1); });\n",
  },
};

const all = Object.entries(snippets).flatMap(([file, ofFile]) =>
  Object.entries(ofFile).map(([rule, source]) => ({ file, rule, source })),
);

test.each(lint(all))('$rule is held in $file', ({ rule, complaints }) => {
  expect(complaints).toContain(rule);
});
