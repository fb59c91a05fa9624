/** The value, or null when it takes longer. The promise must not reject. */
export async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)));
  try {
    return await Promise.race([promise, patience]);
  } finally {
    clearTimeout(timer);
  }
}
