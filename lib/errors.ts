/** The code that Firebase, gRPC or Node gave an error; null for an error without one. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
}

/** The name and code of an error for a log, without its message, which may hold an address or a token. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}

/** Logs a failure by the name and code of its error. @param what failed, as a sentence */
export function logFailure(what: string, error: unknown): void {
  console.error(`${what}:`, errorName(error));
}

/** What the work gives; `fallback` where it throws, and the failure is logged. @param what failed, as a sentence */
export async function withFallback<Value, Fallback extends string | boolean | object | null>(
  what: string,
  fallback: Fallback,
  work: () => Promise<Value>,
): Promise<Value | Fallback> {
  try {
    return await work();
  } catch (error) {
    logFailure(what, error);
    return fallback;
  }
}
