export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** The promise, or a DeadlineError after `timeoutMs`. The work itself goes on; its late answer is ignored. */
export async function withDeadline<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DeadlineError(`no answer within ${timeoutMs} ms`)),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
