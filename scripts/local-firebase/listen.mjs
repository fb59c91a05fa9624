import { createServer } from 'node:http';

/** Only this machine may reach the local services: they believe anyone who says "owner". */
export const host = '127.0.0.1';

/** @returns an HTTP server that listens; its port was chosen by the system when `port` is 0. */
export async function listen(listener, port) {
  const server = createServer(listener);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: server.address().port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
