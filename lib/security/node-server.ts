import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { securityHeaders } from './headers';
import { closedPolicy } from './policy';

type Arrival = { server: Server; request: IncomingMessage; response: ServerResponse };
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** `new Request` of the Fetch standard refuses these, so that Next answers them with a bare 500. */
const forbiddenMethods = ['CONNECT', 'TRACE', 'TRACK'];

/** The status for what Next's server cannot read before any code of ours runs; null for the rest. */
export function statusOfUnreadable(method = '', url = ''): 400 | 405 | null {
  if (forbiddenMethods.includes(method)) return 405;
  const [path = ''] = url.split('?');
  if (!path.startsWith('/') && !/^https?:\/\//i.test(path)) return 400;
  try {
    decodeURIComponent(path);
    return null;
  } catch {
    return 400;
  }
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
    const status = statusOfUnreadable(request.method, request.url);
    if (status === null) listeners.forEach((listen) => listen.call(server, request, response));
    else refuse(response, status);
  });
}

function refuse(response: ServerResponse, status: 400 | 405): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, no-store',
    ...(status === 405 ? { allow: 'GET, HEAD, OPTIONS, POST' } : {}),
  });
  response.end(status === 405 ? 'This method is not taken.' : 'This address cannot be read.');
}
