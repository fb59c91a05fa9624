import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  const ask = (method: string, path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ port, method, path }, (answer) => resolve(answer.resume()))
        .on('error', reject)
        .end();
    });

  beforeAll(async () => {
    refuseUnreadableRequests('https://arthayatra.example');
    server = createServer((_, response) => response.writeHead(500).end('bare')).listen(0);
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.close();
    await once(server, 'close');
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
