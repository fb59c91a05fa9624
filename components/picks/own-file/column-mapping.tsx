import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { controlClasses } from '@/components/ui/fields/field';
import { optionsOf, type SelectOption } from '@/components/ui/fields/select';
import { Table } from '@/components/ui/table';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { isColumnTarget, type ColumnTarget } from '@/lib/picks/domain/own-file/file-columns';
import {
  columnUnits,
  type ColumnUnit,
  type MatchedColumn,
} from '@/lib/picks/domain/own-file/match-columns';
import { ratioIds, ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import { notKnown } from '@/lib/text/not-known';

type MappingMessages = Messages['ownFile']['mapping'];

/** The columns of a file that are not certain, and in a closed part all others: what each one is, and how it counts. */
export function ColumnMapping({
  name,
  columns: matched,
  messages,
  onUse,
}: {
  name: string;
  columns: readonly MatchedColumn[];
  messages: MappingMessages;
  onUse: (columns: readonly MatchedColumn[]) => void;
}) {
  const [columns, setColumns] = useState(matched);
  const heading = useRef<HTMLDivElement>(null);
  // The file is not read on until the reader has looked at this.
  useEffect(() => heading.current?.focus(), []);
  const change = (index: number, to: Partial<MatchedColumn>) =>
    setColumns(columns.map((column) => (column.index === index ? { ...column, ...to } : column)));
  const doubtful = columns.filter((_, at) => matched[at]?.doubt);
  const others = columns.filter((column) => !doubtful.includes(column));
  const table = (rows: readonly MatchedColumn[]) => (
    <MappingTable rows={rows} messages={messages} onChange={change} />
  );
  return (
    <div ref={heading} tabIndex={-1} className="rounded outline-none">
      <Card
        title={fill(messages.title, { name })}
        titleId="mapping-title"
        description={doubtful.length > 0 ? messages.doubtful : messages.text}
      >
        <form
          className="grid grid-cols-1 gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            onUse(columns);
          }}
        >
          {doubtful.length > 0 ? table(doubtful) : null}
          <Disclosure
            title={fill(messages.all, { count: others.length })}
            isOpen={doubtful.length === 0}
          >
            {table(others)}
          </Disclosure>
          <div>
            <Button type="submit">{messages.use}</Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

function MappingTable({
  rows,
  messages,
  onChange,
}: {
  rows: readonly MatchedColumn[];
  messages: MappingMessages;
  onChange: (index: number, to: Partial<MatchedColumn>) => void;
}) {
  const targets: SelectOption[] = [
    ...optionsOf(messages.identities),
    ...ratioIds.map((value) => ({ value, label: ratioList[value].name })),
  ];
  return (
    <Table
      caption={messages.title}
      isCaptionHidden
      hasCards
      rows={rows}
      rowKey={({ index }) => index}
      columns={[
        {
          id: 'column',
          title: messages.column,
          width: 'name',
          cell: ({ header, doubt }) => (
            <>
              {header || notKnown}
              {doubt ? (
                <span className="block text-xs font-normal text-warn">
                  {messages.doubts[doubt]}
                </span>
              ) : null}
            </>
          ),
        },
        {
          id: 'examples',
          title: messages.examples,
          cell: ({ examples }) => (
            <span className="text-xs wrap-anywhere text-ink-soft">{examples.join(' · ')}</span>
          ),
        },
        {
          id: 'meaning',
          title: messages.meaning,
          width: 'name',
          cell: ({ index, header, target }) => (
            <CellSelect
              label={fill(messages.meaningOf, { column: header })}
              value={target ?? ''}
              options={[{ value: '', label: messages.ignore }, ...targets]}
              onChoose={(value) => {
                const chosen = isColumnTarget(value) ? value : null;
                onChange(index, { target: chosen, unit: unitsFor(chosen).at(-1) ?? 'plain' });
              }}
            />
          ),
        },
        {
          id: 'unit',
          title: messages.unit,
          width: 'name',
          cell: ({ index, header, target, unit }) => {
            const units = unitsFor(target);
            if (units.length === 1) return messages.units[unit];
            return (
              <CellSelect
                label={fill(messages.unitOf, { column: header })}
                value={unit}
                options={units.map((value) => ({ value, label: messages.units[value] }))}
                onChoose={(value) =>
                  onChange(index, { unit: columnUnits.find((one) => one === value) ?? 'plain' })
                }
              />
            );
          },
        },
      ]}
    />
  );
}

/** A select in a cell: its row and column name it, to a screen reader in one sentence. */
function CellSelect({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChoose: (value: string) => void;
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      className={controlClasses}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Money counts in any unit, a percentage may be a fraction, and all others are as written. */
function unitsFor(target: ColumnTarget | null): readonly ColumnUnit[] {
  const ratio = ratioIds.find((id) => id === target);
  const unit = ratio && ratioList[ratio].unit;
  if (unit === 'percent') return ['fraction', 'plain'];
  // The last unit is the one for a column that names none.
  return unit === 'crore' ? ['rupees', 'thousand', 'lakh', 'million', 'crore'] : ['plain'];
}
