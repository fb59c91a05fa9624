'use client';

import { useTextInHtml } from '@/components/ui/loading/text-in-html';
import type { Language } from '@/lib/messages/language';
import type { DatumId } from '@/lib/policies/data-inventory';
import { privacyTexts } from './policy-clauses';

const columns = ['datum', 'purpose', 'where', 'howLong', 'whoSees'] as const;

/** A row for each datum. Its text is in the HTML alone (text-in-html.ts). */
export function InventoryRows({
  ids,
  language,
  titles,
}: {
  ids: readonly DatumId[];
  language: Language;
  titles: Readonly<Record<(typeof columns)[number], string>>;
}) {
  const inventory = useTextInHtml(privacyTexts[language])?.inventory;
  return ids.map((id) => (
    <tr key={id}>
      {columns.map((column, at) => {
        const Cell = at === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column}
            scope={at === 0 ? 'row' : undefined}
            data-title={at === 0 ? undefined : titles[column]}
            suppressHydrationWarning
          >
            {inventory?.[id][column] ?? ''}
          </Cell>
        );
      })}
    </tr>
  ));
}
