import { NextRequest } from 'next/server';

type Sent = {
  method?: 'GET' | 'POST' | 'DELETE';
  /** A form or a text; anything else goes as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
};

const isSentAsItIs = (body: unknown): body is FormData | string =>
  body instanceof FormData || typeof body === 'string';

function requestOf(path: string, { method = 'GET', body, headers = {} }: Sent): NextRequest {
  const sent = isSentAsItIs(body) ? body : JSON.stringify(body);
  return new NextRequest(`http://localhost${path}`, {
    ...{ method, headers },
    ...(body === undefined ? {} : { body: sent }),
  });
}

/** A request that a page of this site sends, from the address 203.0.113.7 unless a header says otherwise. */
export function ownRequest(path: string, { headers, ...sent }: Sent = {}): NextRequest {
  const own = { 'sec-fetch-site': 'same-origin', 'x-real-ip': '203.0.113.7' };
  return requestOf(path, { ...sent, headers: { ...own, ...headers } });
}

/** A request of a scheduled job or of the operator, by the secret that it carries. */
export function secretRequest(path: string, secret: string, sent: Sent = {}): NextRequest {
  return requestOf(path, { ...sent, headers: { authorization: `Bearer ${secret}` } });
}
