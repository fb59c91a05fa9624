/**
 * A request listener that calls `save` before the first byte of an answer leaves, for every request that
 * may have changed something: what a client was told is then on disk.
 */
export function saveBeforeAnswer(listener, save) {
  return (request, response) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) {
      for (const method of ['write', 'end']) {
        const send = response[method];
        response[method] = (...parts) => {
          save();
          return send.apply(response, parts);
        };
      }
    }
    listener(request, response);
  };
}
