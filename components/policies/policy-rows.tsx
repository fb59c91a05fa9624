'use client';

import { useTextInHtml } from '@/components/ui/loading/text-in-html';
import type { Language } from '@/lib/messages/language';
import type { DatumId, RightId } from '@/lib/policies/data-inventory';
import { clauseTexts, privacyTexts } from './policy-clauses';

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
    <TextRow
      key={id}
      titles={columns.map((column) => titles[column])}
      cells={columns.map((column) => inventory?.[id][column])}
    />
  ));
}

/** A row for each right, with the section that gives it. */
export function RightsRows({
  rows,
  language,
  titles,
}: {
  rows: readonly (readonly [id: RightId, section: string])[];
  language: Language;
  titles: readonly string[];
}) {
  const rights = useTextInHtml(privacyTexts[language])?.rights;
  return rows.map(([id, section]) => (
    <TextRow key={id} titles={titles} cells={[rights?.[id].right, rights?.[id].how, section]} />
  ));
}

/** A row for each version of a policy, with its date. */
export function ChangeRows({
  policy,
  rows,
  language,
}: {
  policy: keyof typeof clauseTexts;
  rows: readonly (readonly [version: string, date: string])[];
  language: Language;
}) {
  const changes = useTextInHtml(clauseTexts[policy][language])?.changeLog;
  return rows.map(([version, date]) => (
    <TextRow key={version} cells={[date, changes?.[version]]} />
  ));
}

/** The first cell is the head of the row. A row that is a card on a phone names the others. */
function TextRow({
  cells,
  titles,
}: {
  cells: readonly (string | undefined)[];
  titles?: readonly string[];
}) {
  return (
    <tr>
      {cells.map((cell = '', at) => {
        const Cell = at === 0 ? 'th' : 'td';
        return (
          <Cell
            key={at}
            scope={at === 0 ? 'row' : undefined}
            data-title={at === 0 ? undefined : titles?.[at]}
            suppressHydrationWarning
          >
            {cell}
          </Cell>
        );
      })}
    </tr>
  );
}
