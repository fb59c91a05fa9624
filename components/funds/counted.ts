import { fill } from '@/lib/messages/fill';

/** "1 year", "3 years". */
export function counted(count: number, { one, many }: { one: string; many: string }): string {
  return count === 1 ? one : fill(many, { count });
}
