import { connect } from 'node:net';
import { ownOrigin } from './fixtures/raw-request';
import { expect, test } from './fixtures/test';

/**
 * Requests as no browser writes them, as bytes on a socket: each gets a 4xx (or the redirect to the one spelling of its
 * address) with every security header, never a 5xx and never silence.
 */
type Answer = { status: number; head: string; headers: ReadonlyMap<string, string> };
type Case = { name: string; request: string; statuses: readonly number[] };

const { hostname, port, host } = new URL(ownOrigin);
const deadlineMs = 5_000;

const wantedHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];

function send(request: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request, 'latin1'));
    let text = '';
    socket.setTimeout(deadlineMs, () => socket.destroy(new Error('No answer in time')));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(answerOf(text)));
  });
}

function answerOf(text: string): Answer {
  const [head = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0), head, headers };
}

function raw(
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): string {
  const all = { Host: host, Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

function post(path: string, headers: Readonly<Record<string, string>>, body: string): string {
  const length = String(Buffer.byteLength(body));
  return raw('POST', path, { Origin: ownOrigin, 'Content-Length': length, ...headers }, body);
}

const refused = [400, 404, 405, 409, 411, 413, 414, 415];

const badEscapes = ['%FF', '%zz', '%', '%C0%AF', '%ED%A0%80', '%u0041'];
const addresses = [
  '/api/avatar/',
  '/analytics/',
  '/glossary/',
  '/certificates/',
  '/features/mutual-funds/',
  '/features/crypto-market/',
  '/api/support/wall/',
  '/_next/static/chunks/',
  '/_next/data/',
].flatMap((folder) =>
  badEscapes.map((escape): Case => ({
    name: `GET ${folder}${escape}`,
    request: raw('GET', `${folder}${escape}`),
    statuses: [400, 404],
  })),
);

const methods = [
  '/analytics',
  '/privacy-policy',
  '/api/login',
  '/api/avatar/x',
  '/robots.txt',
].flatMap((path) =>
  ['TRACE', 'PROPFIND', 'PUT', 'DELETE', 'PATCH', 'PURGE', 'SEARCH'].map((method): Case => ({
    name: `${method} ${path}`,
    request: raw(method, path, { Origin: ownOrigin, 'Content-Length': '0' }),
    statuses: [405],
  })),
);

const id = '0'.repeat(42);
const typed = (type: string) => ({ 'Content-Type': type });
const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n';
const whole = `${part}--x--\r\n`;
const form = typed('multipart/form-data; boundary=x');
/** Without scripts, a form names its action so. React would wait for these arguments for ever. */
const endless = [
  ['$ACTION_REF_1', ''],
  ['$ACTION_1:0', `{"id":"${id}","bound":"$@1"}`],
  ['$ACTION_1:1', '["$h2"]'],
  ['$ACTION_1:2', `{"id":"${id}","bound":"$@1"}`],
].map(
  ([name, row]) =>
    `--bound-rows\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${row}\r\n`,
);
/** Arguments of an action, with references of React to what is not sent, and one that is nested deep. */
const argumentRows = [
  ...'["$F1"] ["$h1"] ["$@1"] ["$K1"] ["$B1"] ["$1"] ["$0:1:2"] ["$R1"] ["$n1x"] {"0":1}'.split(
    ' ',
  ),
  `${'['.repeat(90_000)}${']'.repeat(90_000)}`,
];
const bodies = [
  '/analytics',
  '/features/sip-calculator',
  '/privacy-policy',
  '/no-such-page',
  '/api/no-such-handler',
].flatMap((path): Case[] =>
  (
    [
      ['no boundary', typed('multipart/form-data'), whole],
      ['another boundary', typed('multipart/form-data; boundary=y'), whole],
      ['a form that stops', form, part],
      ['an empty form', form, ''],
      ['a part without a name', form, '--x\r\ncontent-dispo\r\n--x--\r\n'],
      [
        'bound arguments without an end',
        typed('multipart/form-data; boundary=bound-rows'),
        `${endless.join('')}--bound-rows--\r\n`,
      ],
      ['multipart of another kind', typed('multipart/mixed; boundary=x'), whole],
      ['an unknown action', { ...typed('text/plain'), 'Next-Action': id }, '[]'],
      ['an action id that is none', { ...form, 'Next-Action': '__proto__' }, whole],
      ['an empty action id', { ...typed('text/plain'), 'Next-Action': '' }, '[]'],
      ['an action without JSON', { ...typed('text/plain'), 'Next-Action': id }, '{'],
      ['an action as JSON', { ...typed('application/json'), 'Next-Action': id }, '[]'],
      ['an action that stops', { ...form, 'Next-Action': id }, part],
      ...argumentRows.map(
        (row) =>
          [
            `the arguments ${row.slice(0, 20)}`,
            { ...typed('text/plain'), 'Next-Action': id },
            row,
          ] as const,
      ),
      ['a length of 100 MB', { ...form, 'Content-Length': '100000000' }, ''],
    ] as const
  ).map(([name, headers, body]) => ({
    name: `POST ${path} with ${name}`,
    request: post(path, headers, body),
    statuses: refused,
  })),
);

const webSocket = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

const others: Case[] = [
  ['an address of 8,000 characters', raw('GET', `/analytics?${'q'.repeat(8_000)}`), [414]],
  [
    'a body in pieces',
    raw(
      'POST',
      '/analytics',
      { Origin: ownOrigin, 'Transfer-Encoding': 'chunked' },
      '1\r\na\r\n0\r\n\r\n',
    ),
    [411],
  ],
  ['no length', raw('POST', '/analytics', { Origin: ownOrigin }), [411]],
  ['a body of GET', raw('GET', '/analytics', { 'Content-Length': '1' }, 'a'), [400]],
  [
    'a body of GET of a static page',
    raw('GET', '/privacy-policy', { 'Content-Length': '1' }, 'a'),
    [400],
  ],
  ['a target that is no path', raw('OPTIONS', '*'), [400]],
  ['CONNECT', raw('CONNECT', 'evil.example:443'), [405]],
  ['an upgrade of a page', raw('GET', '/analytics', webSocket), [400]],
  ['an upgrade of a static page', raw('GET', '/privacy-policy', webSocket), [400]],
  ['an upgrade of an address that is not there', raw('GET', '/no-such-page', webSocket), [400]],
  ['an upgrade of an endpoint', raw('GET', '/api/me', webSocket), [400]],
  [
    'a form from another site',
    raw('POST', '/analytics', { Origin: 'https://evil.example', 'Content-Length': '0' }),
    [403],
  ],
  ...['/analytics', '/privacy-policy'].map((path) => [
    `an action at ${path} for another host`,
    post(path, { ...typed('text/plain'), 'Next-Action': id, Host: 'evil.example' }, '[]'),
    [403],
  ]),
  [
    'the image optimiser',
    raw('GET', '/_next/image?url=http://evil.example/&w=64&q=75'),
    [400, 404],
  ],
  ['an odd file of the framework', raw('GET', '/_next/data/x/account.json'), [404, 307]],
  ['an expectation that is unknown', raw('GET', '/analytics', { Expect: 'zz' }), [417]],
].map(([name, request, statuses]) => ({ name, request, statuses }) as Case);

const groups: Readonly<Record<string, readonly Case[]>> = {
  'addresses with broken escapes': addresses,
  'methods that no address has': methods,
  'broken bodies and actions': bodies,
  'other odd requests': others,
};

test('at least 120 odd requests are sent', () => {
  expect(Object.values(groups).flat().length).toBeGreaterThanOrEqual(120);
});

for (const [what, cases] of Object.entries(groups)) {
  test(`${what} are refused with every security header`, async () => {
    for (const { name, request, statuses } of cases) {
      const { status, headers, head } = await send(request);
      expect.soft(statuses, `${name}: ${head}`).toContain(status);
      // Of the built files, only what means something for a file.
      const isFile = name.includes('/_next/static/') && status === 404;
      const wanted = wantedHeaders.filter((each) => !isFile || !/^(?:referrer|perm)/.test(each));
      expect
        .soft(
          wanted.filter((each) => !headers.has(each)),
          name,
        )
        .toEqual([]);
    }
  });
}

/** What must not be refused, and has the policy of its own page. */
const answered = [
  ['/analytics', {}, /'nonce-/],
  ['/analytics', { Cookie: '%zz=%zz; a; =b; ;;;' }, /'nonce-/],
  ['/analytics', { Range: 'bytes=zz' }, /'nonce-/],
  ['/analytics', { RSC: '1', 'Next-Router-State-Tree': '%zz' }, /./],
  ['/privacy-policy', {}, /'sha256-/],
  ['/privacy-policy', { 'Content-Type': 'text/html' }, /'sha256-/],
  ['/glossary/exit-load', {}, /'sha256-/],
  ['/sw.js', {}, /connect-src 'self'/],
  ['/market-files.js', {}, /^default-src 'none'; frame-ancestors 'none'$/],
  ['/statements.js', {}, /^default-src 'none'; frame-ancestors 'none'$/],
] as const;

test('odd requests that are no mistake are answered under the policy of their page', async () => {
  for (const [path, headers, policy] of answered) {
    const what = `${path} with ${JSON.stringify(headers)}`;
    const answer = await send(raw('GET', path, headers));
    expect(answer.status, what).toBeLessThan(500);
    expect(answer.headers.get('content-security-policy'), what).toMatch(policy);
  }
});
