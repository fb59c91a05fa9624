import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server, ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { isReadable } from '@/lib/auth/domain/route-access';
import { bodyLimitOf } from './body-limits';
import { securityHeaders } from './headers';
import { closedPolicy } from './policy';

type Connection = { socket: Socket & { server?: unknown } };
type Arrival = { server: Server; request: IncomingMessage; response: ServerResponse };
type Status = 400 | 405 | 413;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;
/** Returns whether it answers a well-formed request; a promise if that is not known yet. */
type FirstListener = (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>;

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
  if (asksForUpgrade(headers)) return 400;
  const [path = ''] = url.split('?');
  if (!path.startsWith('/') && !/^https?:\/\//i.test(path)) return 400;
  if (!isReadable(path)) return 400;
  const length = Number(headers['content-length'] ?? 0);
  return length > bodyLimitOf(path, 'next-action' in headers) ? 413 : null;
}

/** Another protocol on this connection (RFC 9110, section 7.8): no address of the built site offers one. */
function asksForUpgrade({ upgrade, connection = '' }: IncomingMessage['headers']): boolean {
  return upgrade !== undefined && /\bupgrade\b/i.test(connection);
}

/** Longer than any user agent string. */
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
 * Runs before the listeners of each HTTP server of this process, from its first connection on: adds the security
 * headers to every answer, also those that Next writes itself, and refuses malformed requests. Node publishes a
 * connection on its diagnostics channel before it reads from it, and a request before it calls the listeners.
 * @param answer answers a request before the listeners, which do not see it then
 * @returns ends it for servers that have had no connection yet: channels belong to the process, so that a test ends its
 * own
 */
export function refuseUnreadableRequests(
  siteUrl: string,
  answer: FirstListener = () => false,
): () => void {
  const headers = [
    ...securityHeaders(siteUrl),
    { key: 'Content-Security-Policy', value: closedPolicy },
  ];
  const secure = (response: ServerResponse) =>
    headers.forEach(({ key, value }) => response.setHeader(key, value));
  const guarded = new WeakSet<Server>();
  const guardOnce = (server: Server) => {
    if (guarded.has(server)) return;
    guarded.add(server);
    guard(server, secure, answer);
  };
  const onConnection = (message: unknown) => {
    const { server } = (message as Connection).socket;
    if (server instanceof Server) guardOnce(server);
  };
  const onRequest = (message: unknown) => {
    const { server, response } = message as Arrival;
    secure(response);
    guardOnce(server);
  };
  subscribe('net.server.socket', onConnection);
  subscribe('http.server.request.start', onRequest);
  return () => {
    unsubscribe('net.server.socket', onConnection);
    unsubscribe('http.server.request.start', onRequest);
  };
}

function guard(
  server: Server,
  secure: (response: ServerResponse) => void,
  answer: FirstListener,
): void {
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const status = statusOfUnreadable(request);
    shortenUserAgent(request);
    if (status !== null) return refuse(response, status);
    if (request.method !== 'GET') ignoreAbort(request, response);
    const passOn = () => listeners.forEach((listen) => listen.call(server, request, response));
    const isAnswered = answer(request, response);
    if (isAnswered === false) passOn();
    else if (isAnswered !== true) void isAnswered.then((isDone) => isDone || passOn());
  });
  // Next leaves most of these requests without an answer. Without a listener, Node treats them as any other request.
  server.removeAllListeners('upgrade');
  // Node closes the connection of a CONNECT without an answer where nothing listens, and gives the listener no
  // response.
  server.on('connect', (request: IncomingMessage, socket: Socket) => {
    // A connection that breaks off would otherwise end the process.
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.assignSocket(socket);
    response.on('finish', () => socket.destroySoon());
    secure(response);
    refuse(response, 405);
  });
}

/**
 * When the middleware has read a body, Next puts a copy of it into the request and with it replaces the listeners of
 * the request (`replaceRequestBody` in next/dist/server/body-streams.js), its own for errors among them. A visitor who
 * then leaves before the answer would cause an uncaught exception, `aborted`. Node ends the request when its connection
 * closes: the listener is added just before.
 */
function ignoreAbort(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const listen = () => request.on('error', () => undefined);
  const events = ['end', 'close'];
  for (const event of events) socket.prependOnceListener(event, listen);
  response.once('close', () => events.forEach((event) => socket.off(event, listen)));
}

const reasons: Readonly<Record<Status, string>> = {
  400: 'This request cannot be read.',
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
