import { randomBytes } from 'node:crypto';
import { request as requestPage, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { withTimeout } from '@/lib/timeout';
import {
  guestPageOf,
  type Answer,
  type GuestPage,
  guestAddress,
} from '@/lib/guest-pages/guest-page';
import { createPageCache, type Cacheable } from '@/lib/guest-pages/page-cache';

type StoredPage = Cacheable & Pick<GuestPage, 'headers'> & { gzipped: Buffer };

type Origin = { host: string; port: number };

const mebibyte = 1024 * 1024;
/** Compressed, for the whole instance: some thousand pages. Addresses with a query cannot displace the others. */
const maxBytes = { withoutQuery: 24 * mebibyte, withQuery: 8 * mebibyte };
const maxDocumentBytes = 2 * mebibyte;
const loadTimeoutMs = 10_000;
/** How long a request waits for a page that is being loaded. After that Next answers it, and streams its parts. */
const waitMs = 1_000;
/** The highest: a page is compressed once a minute at most, outside the main thread. */
const gzipLevel = 9;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Marks the requests that this process sends to itself. A visitor cannot guess it. */
const ownRequestHeader = 'x-guest-page';
const ownRequest = randomBytes(16).toString('hex');
/**
 * Next writes the title of a page with late figures after its body, unless this header names a reader that looks for it
 * in the head alone. Stored pages are for all readers.
 */
const userAgent = 'Twitterbot (a copy for the guests of this site)';

/**
 * Answers requests of guests for pages that are the same for all of them, before Next sees them, from the memory of
 * this process. A host with a server of its own, such as Vercel, does not run this (docs/decisions/022-guests-pages.md).
 */
export function createGuestPages({
  siteUrl,
  lifetimeMs,
  now = Date.now,
}: {
  siteUrl: string;
  lifetimeMs: number;
  now?: () => number;
}): (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean> {
  const siteHost = new URL(siteUrl).host;
  let origin: Origin | null = null;
  const cacheOf = (bytes: number) =>
    createPageCache<StoredPage>({ load, lifetimeMs, maxBytes: bytes, now });
  const withoutQuery = cacheOf(maxBytes.withoutQuery);
  const withQuery = cacheOf(maxBytes.withQuery);

  async function load(address: string): Promise<StoredPage | null> {
    const answer = origin && (await answerOf(origin, siteHost, address));
    const page = answer && guestPageOf(answer);
    if (!page) return null;
    const gzipped = await compress(page.html, { level: gzipLevel });
    return { headers: page.headers, isBrief: page.isBrief, gzipped, bytes: gzipped.length };
  }

  return (request, response) => {
    if (request.headers[ownRequestHeader] === ownRequest) {
      delete request.headers[ownRequestHeader];
      return false;
    }
    const address = guestAddress(request);
    if (address === null) return false;
    origin ??= originOf(request.socket);
    const found = (address.includes('?') ? withQuery : withoutQuery).find(address);
    if (!(found instanceof Promise)) return found ? send(found, request, response) : false;
    return withTimeout(found, waitMs, () => null).then((page) =>
      page ? send(page, request, response) : false,
    );
  };
}

function send(
  { headers, gzipped }: StoredPage,
  request: IncomingMessage,
  response: ServerResponse,
): true {
  const isWithoutBody = request.method === 'HEAD';
  if (acceptsGzip(String(request.headers['accept-encoding'] ?? ''))) {
    const length = { 'content-encoding': 'gzip', 'content-length': gzipped.length };
    response.writeHead(200, { ...headers, ...length });
    response.end(isWithoutBody ? undefined : gzipped);
  } else {
    response.writeHead(200, { ...headers });
    if (isWithoutBody) response.end();
    else
      decompress(gzipped).then(
        (plain) => response.end(plain),
        () => response.destroy(),
      );
  }
  return true;
}

/** RFC 9110, section 12.5.3: a coding with the weight 0 is not acceptable. */
export function acceptsGzip(accepted: string): boolean {
  return accepted
    .split(',')
    .some((coding) => /^\s*(?:gzip|x-gzip)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)|$)/i.test(coding));
}

/** The address at which this process listens, as the connection of a visitor shows it. */
function originOf({ localAddress, localPort }: Socket): Origin | null {
  return localAddress && localPort ? { host: localAddress, port: localPort } : null;
}

/** The page as a guest without any cookie gets it: of the visitor's request only the address is passed on. */
function answerOf(origin: Origin, siteHost: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = requestPage({
      ...origin,
      path,
      headers: {
        host: siteHost,
        accept: 'text/html',
        'accept-encoding': 'identity',
        'user-agent': userAgent,
        [ownRequestHeader]: ownRequest,
      },
      signal: AbortSignal.timeout(loadTimeoutMs),
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > maxDocumentBytes) sent.destroy(new Error('too large'));
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          html: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.end();
  });
}
