import { Agent, request as httpRequest } from 'node:http';
import { ownOrigin } from '../e2e/fixtures/raw-request';
import type { HostileRequest } from './requests';

const { hostname, port } = new URL(ownOrigin);

export type Answer = {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  milliseconds: number;
};

const newAgent = () => new Agent({ keepAlive: true, maxSockets: 1 });
const agent = newAgent();

/** Sends one request and reads the answer to its end. A body that the server refuses half-way is answered all the same. */
export function send(
  { path, method, headers, body }: Omit<HostileRequest, 'place'>,
  { cookie, through = agent }: { cookie?: string | undefined; through?: Agent } = {},
): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        hostname,
        port,
        path,
        method,
        agent: through,
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
            milliseconds: performance.now() - startedAt,
          });
        });
        incoming.once('error', reject);
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** Asks for a small page again and again, as a second visitor would, until it is stopped. */
export function secondVisitor(path: string) {
  // A connection for each visit: none is closed by the server just as it is used again.
  const through = new Agent({ keepAlive: false });
  const waits: number[] = [];
  let isOver = false;
  const visits = (async () => {
    while (!isOver) {
      const { milliseconds } = await send({ path, method: 'GET', headers: {} }, { through });
      waits.push(milliseconds);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return {
    /** @returns within how many milliseconds 95 of 100 visits were answered: one may fall into a garbage collection. */
    async stop(): Promise<number> {
      isOver = true;
      await visits;
      through.destroy();
      waits.sort((one, other) => one - other);
      return waits[Math.min(Math.floor(waits.length * 0.95), waits.length - 2)] ?? 0;
    },
  };
}
