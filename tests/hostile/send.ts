import { Agent, request as httpRequest } from 'node:http';
import { ownOrigin } from '../e2e/fixtures/raw-request';
import type { HostileRequest } from './requests';

const { hostname, port } = new URL(ownOrigin);

export type Answer = {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends one request and reads the answer to its end. A body that the server refuses half-way is answered all the same. */
export function send(
  { path, method, headers, body }: Omit<HostileRequest, 'place'>,
  { cookie }: { cookie?: string | undefined } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        hostname,
        port,
        path,
        method,
        agent,
        headers: {
          ...(cookie ? { cookie } : {}),
          ...(body ? { 'content-length': String(body.length) } : {}),
          ...headers,
        },
      },
      (incoming) => {
        incoming.resume();
        incoming.once('end', () => {
          // What is left of a refused body need not be sent.
          if (!outgoing.writableFinished) outgoing.destroy();
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
          });
        });
        incoming.once('error', reject);
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
