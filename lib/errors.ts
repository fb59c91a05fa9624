/** The code that Firebase, gRPC or Node gave an error; null for an error without one. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
}
