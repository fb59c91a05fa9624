import { useState } from 'react';
import { ratioText } from '@/components/picks/ratio-text';
import { flagCount } from '@/components/picks/red-flag-list';
import { TextField } from '@/components/ui/fields/field';
import { Table } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import { mostPeers, rowCalled } from '@/lib/picks/domain/company/peers';
import { columnNumbers, columnOf, type ListColumn } from '@/lib/picks/domain/company/list-columns';
import { ratioIds } from '@/lib/picks/domain/ratios/ratio-list';
import { CompanyButton } from './own-company-list';
import type { OwnViewProps } from './own-view-props';

const places = Array.from({ length: mostPeers }, (_, place) => place);

/** Up to four companies of the files, every ratio that at least one of them has. */
export function CompareTable({ market, own, messages, onOpen }: OwnViewProps) {
  const { ownFile, picks } = messages;
  const words = ownFile.compare;
  const [typed, setTyped] = useState<readonly string[]>(() =>
    places.map((place) => (place < 2 ? (market.rows[place]?.name ?? '') : '')),
  );
  const chosen = typed.map((text) => (text === '' ? null : rowCalled(text, market.rows)));
  const rows = [...new Set(chosen.filter((row) => row !== null))];
  const ratios = [
    ...own.map(({ id }) => id),
    ...ratioIds.filter((id) => rows.some(({ values }) => values[id] !== null)),
  ].flatMap((id) => columnOf(id, own) ?? []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-sm text-ink-soft">{words.text}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {places.map((place) => (
          <TextField
            key={place}
            id={`compare-${place}`}
            list="file-companies-list"
            autoComplete="off"
            maxLength={80}
            label={fill(words.pick, { number: place + 1 })}
            error={typed[place] && !chosen[place] ? picks.company.peers.unknown : null}
            value={typed[place] ?? ''}
            onChange={({ target }) =>
              setTyped(typed.map((text, at) => (at === place ? target.value : text)))
            }
          />
        ))}
        <datalist id="file-companies-list">
          {market.rows.slice(0, 500).map(({ isin, name }) => (
            <option key={isin} value={name} />
          ))}
        </datalist>
      </div>
      {rows.length > 0 ? (
        <Table
          caption={words.caption}
          isCaptionHidden
          isPinned
          rows={ratios}
          rowKey={({ id }) => id}
          columns={[
            { id: 'ratio', title: words.ratio, width: 'name', cell: ({ name }) => name },
            ...rows.map((row) => ({
              id: row.isin,
              title: row.name,
              head: (
                <>
                  <CompanyButton
                    name={row.name}
                    label={ownFile.companies.open}
                    onOpen={() => onOpen(row.isin)}
                  />
                  <span className="block text-xs font-normal">
                    {flagCount(row.redFlags.length, picks.flags)}
                  </span>
                </>
              ),
              isNumber: true,
              cell: (column: ListColumn) =>
                ratioText(columnNumbers(column, market.rows, own)(row), column.unit, picks.units),
            })),
          ]}
        />
      ) : null}
    </div>
  );
}
