'use client';

import { useTextInHtml } from '@/components/ui/loading/text-in-html';
import type { Language } from '@/lib/messages/language';
import type { DatumId } from '@/lib/policies/data-inventory';
import { privacyTexts } from './policy-clauses';

const columns = ['datum', 'purpose', 'where', 'howLong', 'whoSees'] as const;

/** A row for each datum. Its text is in the HTML alone (text-in-html.ts). */
export function InventoryRows({ ids, language }: { ids: readonly DatumId[]; language: Language }) {
  const inventory = useTextInHtml(privacyTexts[language])?.inventory;
  return ids.map((id) => (
    <tr key={id}>
      {columns.map((column, at) => {
        const Cell = at === 0 ? 'th' : 'td';
        return (
          <Cell key={column} scope={at === 0 ? 'row' : undefined} suppressHydrationWarning>
            {inventory?.[id][column] ?? ''}
          </Cell>
        );
      })}
    </tr>
  ));
}
