import type { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';

/**
 * Whether Firestore stored this value as a moment. It asks for the methods and not for the class: where a build loads
 * the package twice, `instanceof` is false for every moment, and every session would count as ended.
 */
export function isTimestamp(value: unknown): value is Timestamp {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['toDate', 'toMillis'].every((name) => typeof Reflect.get(value, name) === 'function')
  );
}

export const timestampSchema = z.custom<Timestamp>(isTimestamp);
