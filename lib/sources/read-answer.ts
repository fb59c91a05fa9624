import { asSourceError, longestPauseMs, SourceError } from './source-error';

export type ProviderRequest = {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without it the request is a GET. */
  posted?: object | undefined;
  /** Hosts that a redirect may lead to. */
  hosts: readonly string[];
  maxBytes: number;
  /** Decodes the bytes; UTF-8 where it is left out. */
  decode?(bytes: Uint8Array, contentType: string | null): string;
  /** Receives the pieces as they arrive; the text is empty then. */
  take?: ((bytes: Uint8Array) => void) | undefined;
  signal: AbortSignal;
};

const maxRedirects = 3;

/**
 * Sends one request and reads the whole answer as text, at most `maxBytes` of it.
 * @returns null for 404. @throws SourceError for everything else that is no answer.
 */
export async function readAnswer(request: ProviderRequest): Promise<string | null> {
  const response = await follow(request, request.url, maxRedirects);
  if (response.status === 404) return discard(response, null);
  if (!response.ok) throw await discard(response, failedAnswer(response));
  return readText(response, request);
}

async function follow(
  request: ProviderRequest,
  url: string,
  redirectsLeft: number,
): Promise<Response> {
  const response = await ask(request, url);
  const location = response.headers.get('location');
  if (response.status < 300 || response.status >= 400 || !location) return response;
  await discard(response, null);
  if (redirectsLeft === 0) throw new SourceError('refused', 'too many redirects');
  const target = URL.canParse(location, url) ? new URL(location, url) : null;
  if (!target || !isOwn(target, request)) {
    throw new SourceError('refused', 'a redirect to somewhere else');
  }
  return follow(request, target.href, redirectsLeft - 1);
}

function isOwn(target: URL, { url, hosts }: ProviderRequest): boolean {
  const own = new URL(url);
  if (target.origin === own.origin) return true;
  return target.protocol === 'https:' && target.port === '' && hosts.includes(target.hostname);
}

async function ask({ headers, posted, signal }: ProviderRequest, url: string): Promise<Response> {
  const post = posted && {
    method: 'POST',
    body: JSON.stringify(posted),
    headers: { ...headers, 'content-type': 'application/json' },
  };
  try {
    // `no-store`: Next's fetch cache would store a wrong answer, and drop the signal.
    return await fetch(url, { headers, ...post, signal, redirect: 'manual', cache: 'no-store' });
  } catch (error) {
    throw broken(error, signal);
  }
}

/** Reads the stream: a body that is too large is never held in memory, and a slow one ends with the signal. */
async function readText(response: Response, request: ProviderRequest): Promise<string> {
  const { maxBytes, signal, decode, take } = request;
  if (Number(response.headers.get('content-length')) > maxBytes) {
    throw await discard(response, tooLarge(maxBytes));
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    // Leaving the loop early cancels the rest of the answer.
    for await (const chunk of chunksOf(response)) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      if (take) take(chunk);
      else chunks.push(chunk);
    }
  } catch (error) {
    throw broken(error, signal);
  }
  const whole = Buffer.concat(chunks);
  return decode
    ? decode(whole, response.headers.get('content-type'))
    : new TextDecoder().decode(whole);
}

async function* chunksOf(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Not paid for, not allowed to this key, not given to this address, or not for legal reasons. */
const refusedKinds = [401, 402, 403, 451];
/** Timeouts and conflicts of the moment, which RFC 9110 and RFC 6585 count among the client's errors. */
const passingStatuses = [408, 409, 421, 425];

function failedAnswer({ status, headers }: Response): SourceError {
  const retryAfterMs = readRetryAfter(headers.get('retry-after'), Date.now());
  const detail = `status ${status}`;
  if (status === 429) return new SourceError('limited', detail, { retryAfterMs });
  if (status < 400 || status >= 500 || passingStatuses.includes(status)) {
    return new SourceError('failed', detail, { retryAfterMs });
  }
  const refusalScope = refusedKinds.includes(status) ? 'kind' : 'request';
  return new SourceError('refused', detail, { refusalScope });
}

/** RFC 9110, 10.2.3: seconds, or a date. @returns null for anything else; at most an hour. */
export function readRetryAfter(value: string | null, nowMs: number): number | null {
  const text = value?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : dateOf(text) - nowMs;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), longestPauseMs);
}

/** 'Sat, 21 Nov 2026 10:01:00 GMT'; NaN for any other text. */
function dateOf(text: string): number {
  return /^[a-z]{3,9}, /i.test(text) ? Date.parse(text) : NaN;
}

function tooLarge(maxBytes: number): SourceError {
  return new SourceError('too-large', `more than ${maxBytes} bytes`);
}

function broken(error: unknown, signal: AbortSignal): SourceError {
  if (signal.aborted && !(error instanceof SourceError)) {
    return new SourceError('timed-out', 'no whole answer in time');
  }
  return asSourceError(error);
}

/** Frees the connection of an answer whose body is not needed. */
async function discard<Value>(response: Response, value: Value): Promise<Value> {
  await response.body?.cancel().catch(() => undefined);
  return value;
}
