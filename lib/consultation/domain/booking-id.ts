const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of a booking, which is the key of the form that made it: a UUID in small letters. Null for anything else. */
export function readBookingId(value: unknown): string | null {
  return typeof value === 'string' && value.length === 36 && uuid.test(value) ? value : null;
}
