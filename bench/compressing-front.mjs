import { createServer, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { onEnd } from '../scripts/processes.mjs';

const compress = promisify(brotliCompress);
const compressible = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/;

/**
 * Stands before a server as a content delivery network does and answers in brotli, as Vercel's does: what
 * never changes is compressed once, as well as it can be; a document on each request, at a server's level.
 * @returns its address.
 */
export async function startCompressingFront(upstreamUrl) {
  const { hostname, port } = new URL(upstreamUrl);
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const { method, url: path } = incoming;
    const onwards = request({ hostname, port, method, path, headers }, (answer) => {
      relay(path, answer, outgoing).catch((error) => outgoing.destroy(error));
    });
    onwards.on('error', (error) => outgoing.destroy(error));
    incoming.pipe(onwards);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  onEnd(() => server.close());
  return `http://localhost:${server.address().port}`;
}

async function relay(path, answer, outgoing) {
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  const headers = { ...answer.headers };
  delete headers['transfer-encoding'];
  const plain = Buffer.concat(chunks);
  if (!compressible.test(headers['content-type'] ?? '') || plain.length === 0) {
    outgoing.writeHead(answer.statusCode, headers).end(plain);
    return;
  }
  const isImmutable = headers['cache-control']?.includes('immutable');
  const body = isImmutable ? await compressedOnce(path, plain) : await compressed(plain, 5);
  outgoing
    .writeHead(answer.statusCode, {
      ...headers,
      'content-encoding': 'br',
      'content-length': body.length,
    })
    .end(body);
}

const compressed = (plain, quality) =>
  compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** By path: the best level takes a second of a core for a large script, which the page under measure would lack. */
const compressedFiles = new Map();

function compressedOnce(path, plain) {
  const body = compressedFiles.get(path) ?? compressed(plain, 11);
  compressedFiles.set(path, body);
  return body;
}
