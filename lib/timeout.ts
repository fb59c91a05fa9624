export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/**
 * The value of the promise; after `timeoutMs` what `onTimeout` returns, or a TimeoutError without it. The work itself
 * goes on and its late result is ignored: a `fetch` takes AbortSignal.timeout instead, which ends it.
 */
export async function withTimeout<Value, Late = never>(
  work: Promise<Value>,
  timeoutMs: number,
  onTimeout: () => Late = () => {
    throw new TimeoutError(`no answer within ${timeoutMs} ms`);
  },
): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs)));
  try {
    return await Promise.race([work, late.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
}
