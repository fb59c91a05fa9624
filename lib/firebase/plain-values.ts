import 'server-only';
import { DocumentReference, GeoPoint, Timestamp } from 'firebase-admin/firestore';

export type PlainValue =
  | string
  | number
  | boolean
  | null
  | readonly PlainValue[]
  | { readonly [name: string]: PlainValue };

export type PlainFields = { readonly [name: string]: PlainValue };

/**
 * A document's fields as JSON can carry them: moments as ISO 8601, bytes as base64, references as paths. A number that
 * JSON does not know becomes null.
 */
export function plainFields(fields: object): PlainFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): PlainValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof GeoPoint) return [value.latitude, value.longitude];
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'object' ? plainFields(value) : null;
}
