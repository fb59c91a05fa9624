import { fieldsOf } from '@/lib/fields-of';

/** The message of a page to a worker that was installed after the page was opened. */
export type Visit = { kind: 'visit'; path: string };

export function isVisit(data: unknown): data is Visit {
  const { kind, path } = fieldsOf(data);
  return kind === 'visit' && typeof path === 'string' && /^\/(?!\/)/.test(path);
}
