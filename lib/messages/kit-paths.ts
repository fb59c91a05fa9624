// A relative import: next.config.ts reads this file, and knows no alias.
import { examples } from './en/examples';

export const kitPath = '/component';
export const foundationsId = 'foundations';

/** The name of each page below `kitPath`. */
export const partIds: readonly string[] = [foundationsId, ...Object.keys(examples.entries)];

export function partPath(id: string): string {
  return `${kitPath}/${id}`;
}
