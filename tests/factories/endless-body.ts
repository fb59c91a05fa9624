/** A body that comes as long as somebody reads, up to a thousand pieces: a reader without a limit must end too. */
export function endlessBody(piece: string) {
  let pieces = 0;
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces += 1;
      if (pieces > 1_000) return controller.close();
      controller.enqueue(new TextEncoder().encode(piece));
    },
    cancel() {
      isCancelled = true;
    },
  });
  return { stream, piecesRead: () => pieces, isCancelled: () => isCancelled };
}
