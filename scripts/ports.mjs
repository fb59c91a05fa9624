import { createServer } from 'node:net';

const highest = 65_535;

/** @returns the first free port from `wanted` upwards, on both IPv4 and IPv6. */
export async function nextFreePort(wanted) {
  for (let port = wanted; port <= highest; port += 1) {
    if ((await isFree(port)) && (await isFree(port, '127.0.0.1'))) return port;
  }
  throw new Error(`No port from ${wanted} upwards is free.`);
}

/** A port as the environment has it. @throws naming the variable when it is no port. */
export function readPort(name, fallback) {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= highest) return port;
  throw new Error(`${name} is "${text}"; it must be a whole number from 1 to ${highest}.`);
}

/** The port of the tests' site: their build is the same from run to run and does not meet a demo. */
export const testPort = () => readPort('E2E_PORT', 3210);

function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
