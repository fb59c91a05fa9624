import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { acceptsGzip, createGuestPages } from '@/lib/guest-pages/server/guest-pages';
import { refuseUnreadableRequests } from '@/lib/security/node-server';

const siteUrl = 'https://arthayatra.example';

/** A stand-in for Next: a page with a nonce for each request, and the member's name if a cookie is present. */
function next(asked: IncomingMessage[]) {
  return createServer((incoming, response) => {
    asked.push(incoming);
    const nonce = Buffer.from(`nonce ${asked.length}`.padEnd(16)).toString('base64');
    const name = incoming.headers.cookie?.includes('session') ? 'Asha' : 'a guest';
    const isUnknown = incoming.url?.endsWith('/unknown');
    response.writeHead(isUnknown ? 307 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
      ...(isUnknown ? { location: '/missing' } : {}),
    });
    const script = `<script nonce="${nonce}">0</script>`;
    response.end(`<html><body>${name} at ${asked.length}${script}</body></html>`);
  });
}

let server: Server;
let asked: IncomingMessage[];
let nowMs = 0;
const answer = createGuestPages({ siteUrl, lifetimeMs: 60_000, now: () => nowMs });

let stopRefusing: () => void;
beforeAll(() => {
  stopRefusing = refuseUnreadableRequests(siteUrl, answer);
});
afterAll(() => stopRefusing());
beforeEach(async () => {
  // Pages of the tests before are over.
  nowMs += 600_000;
  asked = [];
  server = next(asked).listen(0);
  await once(server, 'listening');
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

type Got = { status: number; headers: IncomingMessage['headers']; bytes: Buffer };

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Got>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, bytes: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });

const member = { cookie: 'session.id=x; session.sig=y' };

// The origin is that of the first connection; one test covers all of it.
test('a page is rendered once for all guests, for each member, and again when its time is over', async () => {
  expect((await get('/analytics')).bytes.toString()).toContain('a guest at 1');
  const second = await get('/analytics');
  expect(second.bytes.toString()).toContain('a guest at 2');
  expect((await get('/analytics')).bytes).toEqual(second.bytes);
  expect(asked).toHaveLength(2);

  const policy = String(second.headers['content-security-policy']);
  expect(policy).toMatch(/^script-src 'self' 'sha256-[^']+'$/);
  expect(second.headers['x-content-type-options']).toBe('nosniff');

  // What the page was rendered from: the address, and nothing of the visitor.
  const { headers } = asked[1]!;
  expect(headers).toMatchObject({ host: 'arthayatra.example', 'accept-encoding': 'identity' });
  const sent = ['accept', 'accept-encoding', 'connection', 'host', 'user-agent'];
  expect(Object.keys(headers).sort()).toEqual(sent);

  const zipped = await get('/analytics', { 'accept-encoding': 'br, gzip' });
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(zipped.bytes)).toEqual(second.bytes);
  expect(Number(zipped.headers['content-length'])).toBe(zipped.bytes.length);

  const head = await get('/analytics', { 'accept-encoding': 'gzip' }, 'HEAD');
  expect(head.bytes).toHaveLength(0);
  expect(head.headers['content-length']).toBe(zipped.headers['content-length']);
  expect(asked).toHaveLength(2);

  const own = await get('/analytics', member);
  expect(own.bytes.toString()).toContain('Asha at 3');
  expect((await get('/analytics')).bytes).toEqual(second.bytes);

  const evil = await get('/analytics', { host: 'evil.example', 'x-forwarded-host': 'evil' });
  expect(evil.bytes).toEqual(second.bytes);

  for (const path of ['/features/mutual-funds/unknown', '/features/crypto-market/unknown']) {
    for (let time = 0; time < 4; time += 1) expect((await get(path)).status).toBe(307);
  }

  // A visitor cannot mark a request as the site's own.
  const forged = await get('/analytics', { 'x-guest-page': '1' });
  expect(forged.bytes).toEqual(second.bytes);

  nowMs += 60_000;
  expect((await get('/analytics')).bytes).not.toEqual(second.bytes);
});

test.each([
  ['gzip', true],
  ['br, gzip;q=0.5', true],
  ['x-gzip', true],
  ['gzip;q=0', false],
  ['gzip; q=0.0', false],
  ['br', false],
  ['', false],
  ['notgzip', false],
])('accept-encoding %s: %s', (accepted, expected) => {
  expect(acceptsGzip(accepted)).toBe(expected);
});
