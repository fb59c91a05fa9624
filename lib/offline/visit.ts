/** The message of a page to a worker that was installed after the page was opened. */
export type Visit = { kind: 'visit'; path: string };

export function isVisit(data: unknown): data is Visit {
  return (
    typeof data === 'object' &&
    data !== null &&
    'kind' in data &&
    data.kind === 'visit' &&
    'path' in data &&
    typeof data.path === 'string' &&
    /^\/(?!\/)/.test(data.path)
  );
}
