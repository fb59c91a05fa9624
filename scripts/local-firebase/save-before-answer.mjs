/**
 * A request listener that calls `save` before it sends the first byte of an answer, for every request that may have
 * changed something: whatever a client received is then on disk.
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
