const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a value is a UUID, of any version, in small letters. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}
