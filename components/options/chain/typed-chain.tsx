import { useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { controlClasses } from '@/components/ui/fields/field';
import { Table } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import { parseGroupedNumber } from '@/lib/money/parse';
import { formatNumber } from '@/lib/money/rupees';
import type { ChainRow } from '@/lib/options/domain/chain/chain';
import {
  readTypedChain,
  type TypedField,
  type TypedRow,
} from '@/lib/options/domain/chain/own-chain';
import type { ChainSetting } from './chain-table';
import { optionChain } from '@/lib/messages/en/options/option-chain';

const { typed: messages } = optionChain;

const strikesEachWay = 2;
const maxRows = 40;
const fields = ['strike', 'call', 'put'] as const;

/** A few strikes whose premiums are typed. */
export function TypedChain({
  setting: { spot, strikeStep },
  onRows,
}: {
  setting: ChainSetting;
  onRows: (rows: readonly ChainRow[]) => void;
}) {
  const [rows, setRows] = useState<readonly TypedRow[]>(() => firstRows(spot, strikeStep));
  const [problem, setProblem] = useState<string | null>(null);
  const [wrong, setWrong] = useState<readonly TypedField[]>([]);
  const names = { strike: messages.strikeOf, call: messages.callOf, put: messages.putOf };
  const nameOf = ({ row, field }: TypedField) => fill(names[field], { row: row + 1 });

  const type = (row: number, field: keyof TypedRow, text: string) =>
    setRows(rows.map((one, index) => (index === row ? { ...one, [field]: text } : one)));
  const show = () => {
    const read = readTypedChain(rows);
    if (read.ok) {
      setWrong([]);
      setProblem(null);
      onRows(read.value);
      return;
    }
    const { code, fields: wrongFields } = read.problem;
    setWrong(wrongFields);
    setProblem(fill(messages.problems[code], { fields: wrongFields.map(nameOf).join(', ') }));
    const [first] = wrongFields;
    if (first) document.getElementById(idOf(first))?.focus();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
      className="grid grid-cols-1 gap-3"
    >
      <Table
        caption={messages.caption}
        isCaptionHidden
        rowHead={null}
        className="max-w-xl"
        columns={fields.map((field) => ({
          id: field,
          title: messages[field],
          cell: ({ row, index }: { row: TypedRow; index: number }) => {
            const at = { row: index, field };
            const isWrong = wrong.some((one) => one.row === index && one.field === field);
            return (
              <input
                id={idOf(at)}
                aria-label={nameOf(at)}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? 'typed-chain-problem' : undefined}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                value={row[field]}
                onChange={({ target }) => type(index, field, target.value)}
                className={`${controlClasses} tabular-nums`}
              />
            );
          },
        }))}
        rows={rows.map((row, index) => ({ row, index }))}
        rowKey={({ index }) => index}
      />
      <LiveRegion className="text-sm font-semibold text-loss">
        {problem ? <span id="typed-chain-problem">{problem}</span> : null}
      </LiveRegion>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary">
          {messages.show}
        </Button>
        {rows.length < maxRows ? (
          <Button variant="quiet" onClick={() => setRows([...rows, nextRow(rows, strikeStep)])}>
            {messages.add}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

const idOf = ({ row, field }: TypedField) => `typed-chain-${row}-${field}`;

function firstRows(spot: number, strikeStep: number): TypedRow[] {
  const middle = Math.round(spot / strikeStep);
  return Array.from({ length: 2 * strikesEachWay + 1 }, (_, index) => {
    const strike = (middle + index - strikesEachWay) * strikeStep;
    return { strike: strike > 0 ? formatNumber(strike, 2) : '', call: '', put: '' };
  });
}

function nextRow(rows: readonly TypedRow[], strikeStep: number): TypedRow {
  const last = parseGroupedNumber(rows.at(-1)?.strike ?? '');
  const strike = last.ok && last.value > 0 ? formatNumber(last.value + strikeStep, 2) : '';
  return { strike, call: '', put: '' };
}
