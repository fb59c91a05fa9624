import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { staticPolicyHeaders, templateSource } from '@/lib/security/headers';
import { temporaryFolders, writeInto } from '@/tests/factories/temporary-folder';
import { callInNode } from './in-node';

const firstScript = "document.documentElement.dataset.theme='dark'";
const flight = 'self.__next_f.push([1,"a & b < c"])';
const plainPage = page(
  `<script>${firstScript}</script>`,
  `<h1>Hello</h1><script>${flight}</script>`,
);

const newFolder = temporaryFolders();
let directory: string;

beforeEach(() => {
  directory = newFolder();
});

function page(head: string, body: string) {
  return `<!DOCTYPE html><html><head>${head}<script src="/_next/a.js" async=""></script></head><body>${body}</body></html>`;
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A build as Next leaves it, as small as it can be. */
function build({
  pages = { '/rules': plainPage },
  dynamicPages = ['/live/[id]'],
  families = [],
  matcher = '^/(?!rules$|404$|500$|_error$|_not-found$|_global-error$).*$',
}: {
  pages?: Record<string, string>;
  dynamicPages?: string[];
  /** Routes with a parameter of which every page is prerendered. */
  families?: string[];
  matcher?: string;
} = {}) {
  const paths = [...Object.keys(pages), ...dynamicPages, ...families];
  write('routes-manifest.json', {
    version: 3,
    headers: staticPolicyHeaders('https://site.example'),
  });
  write('prerender-manifest.json', {
    routes: Object.fromEntries(Object.keys(pages).map((path) => [path, {}])),
    dynamicRoutes: Object.fromEntries(
      families.map((route) => [
        route,
        { fallback: false, routeRegex: `^${route.replace(/\[.*\]/, '([^/]+?)')}(?:/)?$` },
      ]),
    ),
  });
  write('app-path-routes-manifest.json', {
    ...Object.fromEntries(paths.map((path) => [`/(shell)${path}/page`, path])),
    '/api/me/route': '/api/me',
  });
  write('server/middleware-manifest.json', {
    middleware: { '/': { matchers: [{ regexp: matcher }] } },
  });
  for (const [path, html] of Object.entries(pages)) write(`server/app${path}.html`, html);
}

const write = (path: string, content: unknown) => writeInto(directory, path, content);
const run = () => callInNode('static-headers', 'writeStaticHeaders', directory);

function expectSuccess() {
  expect(run()).toMatchObject({ status: 0 });
}

/** What the build says where it ends. */
function complaint(): string {
  const { status, stderr } = run();
  expect(status).not.toBe(0);
  return stderr;
}

type Header = { source: string; regex?: string; headers: { key: string; value: string }[] };

function headers(): Header[] {
  const manifest: unknown = JSON.parse(
    readFileSync(join(directory, 'routes-manifest.json'), 'utf8'),
  );
  return (manifest as { headers: Header[] }).headers;
}

function policyOf(path: string): string {
  const matching = headers().filter(({ regex }) => regex && new RegExp(regex).test(path));
  expect(matching).toHaveLength(1);
  return matching[0]?.headers[0]?.value ?? '';
}

test('a static page gets a policy with the hash of each inline script and nothing else inline', () => {
  build();
  expectSuccess();
  const policy = policyOf('/rules');
  expect(policy).toContain(`script-src 'self' ${hash(firstScript)} ${hash(flight)};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('https://identitytoolkit.googleapis.com');
  expect(policy).toContain('upgrade-insecure-requests');
  expect(policy).not.toMatch(/unsafe|style-src-attr|[{}]| ;/);
  expect(policyOf('/rules/')).toBe(policy);
});

test('structured data is no script and a style element goes in by its hash', () => {
  const css = 'a>b{color:red}';
  build({
    pages: {
      '/rules': page(
        `<style data-x="a>b">${css}</style>`,
        '<script type="application/ld+json">{"a":1}</script>',
      ),
    },
  });
  expectSuccess();
  expect(policyOf('/rules')).toContain("script-src 'self';");
  expect(policyOf('/rules')).toContain(hash(css));
});

test('a second run writes the same, and a later build replaces the hashes', () => {
  build();
  run();
  const once = headers();
  expectSuccess();
  expect(headers()).toEqual(once);
  write('server/app/rules.html', page('', `<script>${flight}</script>`));
  expectSuccess();
  expect(policyOf('/rules')).not.toContain(hash(firstScript));
});

test("Next's own error pages get theirs, style attributes included, at each of their addresses", () => {
  const style = 'font-family:"A",serif';
  build({
    pages: {
      '/rules': plainPage,
      '/_not-found': page('', `<p style="${style.replaceAll('"', '&quot;')}">Gone</p>`),
    },
  });
  expectSuccess();
  expect(policyOf('/_not-found')).toContain(`style-src-attr 'unsafe-hashes' ${hash(style)};`);
  for (const path of ['/404', '/500', '/_error'])
    expect(policyOf(path)).toBe(policyOf('/_not-found'));
});

test.each([
  ['a style attribute', '<p style="color:red">x</p>', /\/rules: .*style attribute/],
  ['an event attribute', '<p onclick="go()">x</p>', /\/rules: .*onclick/],
  ['a javascript: address', '<a href="javascript:go()">x</a>', /\/rules: .*javascript:/],
  ['a script with a nonce', '<script nonce="a">go()</script>', /\/rules: .*nonce/],
  ['a script without an end', '<script>go()', /\/rules: .*no end/],
])('a static page with %s ends the build', (_, body, message) => {
  build({ pages: { '/rules': page('', body) } });
  expect(complaint()).toMatch(message);
});

test('a style that is in text or in a script is no style attribute', () => {
  build({
    pages: { '/rules': page('', '<p>a style="b"</p><script>x=\'<p style="a">\'</script>') },
  });
  expectSuccess();
});

test('a static page beside which there is one for inputs may lie inside the matcher', () => {
  build({
    matcher: '^/(?!404$|500$|_error$|_not-found$|_global-error$).*$',
    dynamicPages: ['/live/[id]', '/rules/with-inputs'],
  });
  expectSuccess();
  expect(policyOf('/rules')).toContain(hash(flight));
});

test.each([
  ['a static page inside the matcher', { matcher: '^/.*$' }, /Static, but inside .*\/rules/],
  [
    'a dynamic page outside it',
    { matcher: '^/(?!rules$|live/).*$' },
    /on request, but outside .*\/live\/\[id\]/,
  ],
])('%s ends the build', (_, options, message) => {
  build(options);
  expect(complaint()).toMatch(message);
});

test('pages of a parameter whose values are all prerendered lie outside, and a few share a policy', () => {
  const own = (at: number) => `self.__next_f.push([${at}])`;
  const words = Array.from({ length: 20 }, (_, at) => `/words/w-${at}`);
  const pages = {
    '/rules': plainPage,
    ...Object.fromEntries(words.map((path, at) => [path, page('', `<script>${own(at)}</script>`)])),
  };
  const matcher = '^/(?!rules$|words/).*$';
  build({ pages, families: ['/words/[id]'], matcher });
  expectSuccess();
  words.forEach((path, at) => expect(policyOf(path)).toContain(hash(own(at))));
  expect(policyOf('/words/w-0')).not.toContain(hash(own(19)));
  const shared = headers().filter(({ source }) => source.includes('/words/'));
  expect(shared).toHaveLength(3);
  // `next start` matches by the source, Vercel by the regex.
  for (const path of words) {
    const bySource = shared.filter(({ source }) => getPathMatch(source, { strict: true })(path));
    expect(bySource).toEqual(shared.filter(({ regex }) => new RegExp(regex ?? '').test(path)));
    expect(bySource).toHaveLength(1);
  }
  const once = headers();
  expectSuccess();
  expect(headers()).toEqual(once);

  build({ pages, dynamicPages: ['/words/[id]'], matcher });
  expect(complaint()).toMatch(/on request, but outside .*\/words\/\[id\]/);
});

test('HTML that no route leads to ends the build', () => {
  build();
  write('server/app/stray.html', plainPage);
  expect(complaint()).toMatch(/No route leads to stray\.html/);
});

test('without the template there is no policy to fill, and the build ends', () => {
  build();
  write('routes-manifest.json', { headers: [] });
  expect(complaint()).toContain(templateSource);
});

test('on http the static pages may reach the local Firebase at any port', () => {
  const template = staticPolicyHeaders('http://localhost:3000').at(-1);
  expect(template?.headers[0]?.value).toContain("connect-src 'self' http://127.0.0.1:*;");
});
