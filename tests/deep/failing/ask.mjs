import { request as httpRequest } from 'node:http';

/** Beyond this there is no answer. */
const timeLimitMs = 20_000;
const tooLate = `no answer in ${timeLimitMs / 1_000} s`;

/**
 * Asks the site and reads the answer to its end, also one that comes before the whole body was sent.
 * @param url `{ hostname, port }` of the site.
 * @returns the status. @throws when the connection ends without an answer, or with `isTooLate` when time is over.
 */
export function ask({ hostname, port }, { method = 'GET', path, headers, body }, agent) {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        ...{ hostname, port, path, method, agent },
        headers: { ...headers, ...(body ? { 'content-length': body.length } : {}) },
        signal: AbortSignal.timeout(timeLimitMs),
      },
      (incoming) => {
        incoming.resume();
        incoming.once('error', refuse);
        incoming.once('end', () => {
          if (!outgoing.writableFinished) outgoing.destroy();
          resolve(incoming.statusCode);
        });
      },
    );
    const refuse = (error) => {
      const isTooLate = error.name === 'AbortError' || error.name === 'TimeoutError';
      reject(isTooLate ? Object.assign(new Error(tooLate), { isTooLate }) : error);
    };
    outgoing.once('error', refuse);
    outgoing.end(body);
  });
}
