import { connect, createServer } from 'node:net';

const slowMs = 3_000;

/** A page of HTML where an answer of the service should be: bytes that are neither its JSON nor its HTTP/2. */
const lie =
  'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\naccess-control-allow-origin: *\r\ncontent-length: 17\r\n' +
  'connection: close\r\n\r\n<h1>Welcome!</h1>';

/**
 * Stands before a service and passes on what both sides say, in the mode that was set last: `well`; `slow`, every
 * answer three seconds late; `down`, every connection broken off; `lying`, something else in place of the answer.
 * A new mode ends the connections that there are, as a failing service does.
 *
 * @param target host:port of the service.
 */
export async function startFront(target) {
  const [host, port] = target.split(':');
  let mode = 'well';
  const open = new Set();

  const server = createServer((visitor) => {
    keep(visitor);
    if (mode === 'down') return visitor.destroy();
    if (mode === 'lying') return visitor.once('data', () => visitor.end(lie));
    const service = keep(connect(Number(port), host));
    const delayMs = mode === 'slow' ? slowMs : 0;
    visitor.on('data', (chunk) => service.write(chunk));
    service.on('data', (chunk) => later(delayMs, () => visitor.write(chunk)));
    visitor.once('close', () => service.destroy());
    service.once('close', () => later(delayMs, () => visitor.end()));
  });

  function keep(socket) {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
    return socket;
  }

  const endOpen = () => open.forEach((socket) => socket.destroy());

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    host: `127.0.0.1:${server.address().port}`,
    set(next) {
      mode = next;
      endOpen();
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      endOpen();
      await closed;
    },
  };
}

/** In order: timers of one delay fire as they were set. */
function later(ms, work) {
  if (ms === 0) work();
  else setTimeout(work, ms);
}
