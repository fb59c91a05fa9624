import type { Column } from '@/components/ui/table';
import { fundNameOf } from '@/lib/funds/domain/fund';
import type { Lettered } from './lettered';

/** On a phone, where the table scrolls: words that break into lines would make its head three lines high. */
export const unbrokenHeads = 'max-md:[&_thead_th]:whitespace-nowrap';

/** The head of each row in a wide table: the letter, and the name of the fund where the screen has room for it. */
export function fundColumn<Row extends Pick<Lettered, 'letter' | 'scheme'>>(
  title: string,
): Column<Row> {
  return {
    id: 'fund',
    title,
    cell: ({ letter, scheme }) => (
      <>
        {letter} <span className="ml-2 text-ink-soft max-xl:hidden">{fundNameOf(scheme)}</span>
      </>
    ),
  };
}
