import { createServer } from 'node:net';

const highest = 65_535;

/** @returns the first free port from `wanted` upwards, on both IPv4 and IPv6. */
export async function nextFreePort(wanted) {
  for (let port = wanted; port <= highest; port += 1) {
    if ((await isFree(port)) && (await isFree(port, '127.0.0.1'))) return port;
  }
  throw new Error(`No port from ${wanted} upwards is free.`);
}

/** PORT as the environment has it. @throws with words when it is no port. */
export function readPort(text, fallback) {
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= highest) return port;
  throw new Error(`PORT is "${text}"; it must be a whole number from 1 to ${highest}.`);
}

function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
