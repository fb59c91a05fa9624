import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { bodyLimitOf } from './body-limits';
import { securityHeaders } from './headers';
import { closedPolicy } from './policy';

type Arrival = { server: Server; request: IncomingMessage; response: ServerResponse };
type Status = 400 | 405 | 413;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** `new Request` of the Fetch standard refuses these, so that Next answers them with a bare 500. */
const forbiddenMethods = ['CONNECT', 'TRACE', 'TRACK'];

/**
 * The status for what Next's server cannot read before any code of ours runs; null for the rest. Next answers nothing
 * before a body has arrived whole, however long: one that is too long is refused here.
 */
export function statusOfUnreadable({
  method = '',
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Status | null {
  if (forbiddenMethods.includes(method)) return 405;
  const [path = ''] = url.split('?');
  if (!path.startsWith('/') && !/^https?:\/\//i.test(path)) return 400;
  if (!isDecodable(path)) return 400;
  const length = Number(headers['content-length'] ?? 0);
  return length > bodyLimitOf(path, 'next-action' in headers) ? 413 : null;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Longer than any browser or crawler calls itself. */
const maxUserAgentCharacters = 512;

/**
 * Next looks for crawlers in this header with a pattern whose time grows with the square of its length: 12,000 letters
 * take a quarter of a second of processor, for any address.
 */
export function shortenUserAgent({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const userAgent = headers['user-agent'];
  if (userAgent) headers['user-agent'] = userAgent.slice(0, maxUserAgentCharacters);
}

/**
 * Stands before the listeners of each HTTP server of this process, from its first request on: gives every answer the
 * security headers, also those that Next writes by itself, and refuses what cannot be read. Node publishes a request on
 * its diagnostics channel before it calls the listeners.
 */
export function refuseUnreadableRequests(siteUrl: string): void {
  const headers = [
    ...securityHeaders(siteUrl),
    { key: 'Content-Security-Policy', value: closedPolicy },
  ];
  const guarded = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { server, response } = message as Arrival;
    headers.forEach(({ key, value }) => response.setHeader(key, value));
    if (guarded.has(server)) return;
    guarded.add(server);
    guard(server);
  });
}

function guard(server: Server): void {
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const status = statusOfUnreadable(request);
    shortenUserAgent(request);
    if (status === null) listeners.forEach((listen) => listen.call(server, request, response));
    else refuse(response, status);
  });
}

const reasons: Readonly<Record<Status, string>> = {
  400: 'This address cannot be read.',
  405: 'This address does not take this method.',
  413: 'This request is too large.',
};

function refuse(response: ServerResponse, status: Status): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, no-store',
    // What is still to come of the request is not read.
    connection: 'close',
    ...(status === 405 ? { allow: 'GET, HEAD, OPTIONS, POST' } : {}),
  });
  response.end(reasons[status]);
}
