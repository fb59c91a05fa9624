export const kitPath = '/component';
export const foundationsId = 'foundations';

/** The name of each page below `kitPath`. `entries`: the examples by name. */
export function partIds(entries: object): readonly string[] {
  return [foundationsId, ...Object.keys(entries)];
}

export function partPath(id: string): string {
  return `${kitPath}/${id}`;
}
