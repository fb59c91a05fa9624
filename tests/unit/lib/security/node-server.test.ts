import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { getCloneableBody } from 'next/dist/server/body-streams';
import {
  refuseUnreadableRequests,
  shortenUserAgent,
  statusOfUnreadable,
} from '@/lib/security/node-server';

test.each([
  ['GET', '/analytics', null],
  ['GET', '/a%20b?q=%FF', null],
  ['GET', 'https://arthayatra.example/a', null],
  ['TRACE', '/analytics', 405],
  ['CONNECT', 'arthayatra.example:443', 405],
  ['OPTIONS', '*', 400],
  ['GET', 'analytics', 400],
  ['GET', '/_next/static/%FF', 400],
  ['GET', '/api/avatar/%zz', 400],
  ['GET', '/a%', 400],
  ['GET', '/%C0%AF', 400],
])('%s %s: %s', (method, url, status) => {
  expect(statusOfUnreadable({ method, url, headers: {} })).toBe(status);
});

test.each([
  ['/analytics', '100000000', 413],
  ['/analytics', '1000', null],
  ['/api/enquiries', '4100000', null],
])('POST %s with %s bytes: %s', (url, length, status) => {
  const headers = { 'content-length': length };
  expect(statusOfUnreadable({ method: 'POST', url, headers })).toBe(status);
});

describe('a server', () => {
  let server: Server;
  let stopRefusing: () => void;
  const ask = (method: string, path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ port, method, path }, (answer) => resolve(answer.resume()))
        .on('error', reject)
        .end();
    });

  beforeAll(async () => {
    stopRefusing = refuseUnreadableRequests('https://arthayatra.example');
    server = createServer((_, response) => response.writeHead(500).end('bare'));
    // As Next's own server, which takes such a connection and says nothing.
    server.on('upgrade', (_, socket: Socket) => socket.on('error', () => socket.destroy()));
    server.listen(0);
    await once(server, 'listening');
  });
  afterAll(async () => {
    stopRefusing();
    server.close();
    await once(server, 'close');
  });

  /** The head of the answer to a request in its own words, once the connection is closed. */
  const askRaw = (lines: readonly string[], rest = '') =>
    new Promise<string>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`${lines.join('\r\n')}\r\n\r\n${rest}`);
      });
      let answer = '';
      socket.setTimeout(5_000, () => socket.destroy(new Error('No answer in time')));
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
      socket.on('error', reject);
      socket.on('close', () => resolve(answer.split('\r\n\r\n')[0] ?? ''));
    });
  const webSocket = [
    'Host: a',
    'Connection: keep-alive, Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  const securityHeaderNames = [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'strict-transport-security',
  ];

  // The first of them is the first request of its server.
  test.each([
    ['an upgrade', ['GET / HTTP/1.1', ...webSocket], '', 400],
    ['an upgrade of a static file', ['GET /_next/static/a.js HTTP/1.1', ...webSocket], '', 400],
    [
      'an upgrade of a form',
      ['POST /analytics HTTP/1.1', ...webSocket, 'Content-Length: 3'],
      'a=b',
      400,
    ],
    [
      'an upgrade to HTTP/2',
      ['GET / HTTP/1.1', 'Host: a', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c'],
      '',
      400,
    ],
    ['CONNECT to another host', ['CONNECT evil.example:443 HTTP/1.1', 'Host: a'], '', 405],
    ['CONNECT with bytes behind it', ['CONNECT a:443 HTTP/1.1', 'Host: a'], '\x16\x03\x01', 405],
    ['CONNECT of a path', ['CONNECT /analytics HTTP/1.1', 'Host: a'], '', 405],
    ['CONNECT with an upgrade', ['CONNECT a:443 HTTP/1.1', ...webSocket], '', 405],
  ])('refuses %s with every security header and hangs up', async (_, lines, rest, status) => {
    const [first, ...fields] = (await askRaw(lines, rest)).toLowerCase().split('\r\n');
    expect(first).toMatch(new RegExp(`^http/1\\.1 ${String(status)} `));
    const names = fields.map((field) => field.split(':')[0]);
    expect(securityHeaderNames.filter((name) => !names.includes(name))).toEqual([]);
    expect(fields).toContain('connection: close');
    expect(fields.includes('allow: get, head, options, post')).toBe(status === 405);
  });

  test('lives on when a CONNECT is broken off', async () => {
    const { port } = server.address() as AddressInfo;
    for (let times = 0; times < 20; times++) {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n');
        socket.resetAndDestroy();
      });
      await once(socket, 'close');
    }
    expect((await ask('GET', '/')).statusCode).toBe(500);
  });

  test('answers a request with a stray Upgrade header as any other', async () => {
    expect(
      await askRaw(['GET / HTTP/1.1', 'Host: a', 'Connection: close', 'Upgrade: h2c']),
    ).toMatch(/^HTTP\/1\.1 500 /);
  });

  test.each([
    ['GET', '/first', 500],
    ['TRACE', '/', 405],
    ['GET', '/%FF', 400],
    ['GET', '/', 500],
  ])('answers %s %s with %d and every security header', async (method, path, status) => {
    const { statusCode, headers } = await ask(method, path);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  });
});

test('a user agent is cut before Next looks for crawlers in it', () => {
  const headers = { 'user-agent': 'a'.repeat(12_000) };
  shortenUserAgent({ headers });
  expect(headers['user-agent']).toHaveLength(512);
  const crawler = { 'user-agent': 'Googlebot/2.1' };
  shortenUserAgent({ headers: crawler });
  expect(crawler['user-agent']).toBe('Googlebot/2.1');
});

test.each(['end', 'destroy'] as const)(
  'a visitor who leaves by %s while Next answers a body that the middleware read causes no exception',
  async (leave) => {
    const stopRefusing = refuseUnreadableRequests('https://arthayatra.example');
    const server = createServer();
    const received = new Promise<IncomingMessage>((resolve) => {
      server.on('request', (arrived: IncomingMessage) => {
        const body = getCloneableBody(arrived);
        body.cloneBodyStream().resume();
        void body.finalize().then(() => resolve(arrived));
      });
    });
    server.listen(0);
    await once(server, 'listening');
    const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
    visitor.write('POST /forms HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na');
    const arrived = await received;
    expect(arrived.listenerCount('error')).toBe(0);
    const closed = once(arrived.socket, 'close');
    visitor[leave]();
    await closed;
    // Node reports the error a moment later.
    await new Promise((resolve) => setImmediate(resolve));
    expect(arrived.listenerCount('error')).toBeGreaterThan(0);
    server.close();
    stopRefusing();
  },
);
