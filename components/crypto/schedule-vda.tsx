'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/field';
import { replayEarlyInput } from '@/components/forms/use-early-input';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { fragmentOf, salesOfFragment } from '@/lib/crypto/domain/sales-fragment';
import { emptySale, readSales, vdaYears, type SaleTyped } from '@/lib/crypto/domain/schedule-vda';
import type { VdaLaw } from '@/lib/crypto/domain/vda-tax';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { VdaYearTable } from './vda-year-table';

type Line = { id: number; typed: SaleTyped };

/**
 * Sales as a person types them, and the lines of Schedule VDA that they make. They stay in the browser: the fragment
 * of the address holds them, so that a reload loses nothing and no server sees them.
 */
export function ScheduleVda({
  law,
  lawFrom,
  today,
  messages,
}: {
  law: VdaLaw;
  lawFrom: IsoDate;
  today: IsoDate;
  messages: Messages['crypto']['schedule'];
}) {
  const [lines, setLines] = useState<readonly Line[]>([{ id: 0, typed: emptySale }]);
  const [announced, setAnnounced] = useState<string | null>(null);
  const nextId = useRef(1);
  const list = useRef<HTMLOListElement>(null);
  const read = readSales(
    lines.map(({ typed }) => typed),
    lawFrom,
    today,
  );
  const years = vdaYears(read.rows, law);

  const mergeOffer = useEffectEvent(() => {
    const found = salesOfFragment(window.location.hash);
    if (found.length > 0) setLines(found.map((typed) => ({ id: nextId.current++, typed })));
    else replayEarlyInput(list.current);
  });
  useEffect(() => mergeOffer(), []);

  const change = (next: readonly Line[]) => {
    setLines(next);
    const fragment = fragmentOf(next.map(({ typed }) => typed));
    const { pathname, search } = window.location;
    window.history.replaceState(null, '', `${pathname}${search}${fragment && `#${fragment}`}`);
  };
  const type = (id: number, changes: Partial<SaleTyped>) =>
    change(
      lines.map((line) =>
        line.id === id ? { ...line, typed: { ...line.typed, ...changes } } : line,
      ),
    );
  const add = () => {
    flushSync(() => {
      change([...lines, { id: nextId.current++, typed: emptySale }]);
      setAnnounced(fill(messages.added, { number: lines.length + 1 }));
    });
    list.current?.lastElementChild?.querySelector<HTMLElement>('input')?.focus();
  };
  const remove = (id: number, number: number) => {
    const left = lines.filter((line) => line.id !== id);
    change(left.length > 0 ? left : [{ id: nextId.current++, typed: emptySale }]);
    setAnnounced(fill(messages.removed, { number }));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ol ref={list} className="grid gap-5">
        {lines.map(({ id, typed }, index) => {
          const problems = read.problems[index] ?? {};
          const shared = (field: keyof SaleTyped) => {
            const problem = problems[field];
            return {
              id: `sale-${id}-${field}`,
              label: messages.fields[field],
              value: typed[field],
              error: problem ? messages.problems[problem] : null,
            };
          };
          const text = (field: keyof SaleTyped) => ({
            ...shared(field),
            autoComplete: 'off',
            maxLength: 60,
            onChange: ({ target }: { target: { value: string } }) =>
              type(id, { [field]: target.value }),
          });
          const amount = { inputMode: 'decimal', before: '₹' } as const;
          return (
            <li key={id}>
              <fieldset className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_1fr_auto]">
                <legend className="mb-2 text-sm font-semibold">
                  {fill(messages.sale, { number: index + 1 })}
                </legend>
                <TextField {...text('coin')} />
                <DateField
                  {...shared('acquiredOn')}
                  max={today}
                  onPick={(day) => type(id, { acquiredOn: day })}
                />
                <DateField
                  {...shared('soldOn')}
                  min={lawFrom}
                  max={today}
                  onPick={(day) => type(id, { soldOn: day })}
                />
                <TextField {...text('cost')} {...amount} />
                <TextField {...text('consideration')} {...amount} />
                <Button
                  variant="quiet"
                  className="lg:mt-7"
                  aria-label={fill(messages.removeSale, { number: index + 1 })}
                  onClick={() => remove(id, index + 1)}
                >
                  {messages.remove}
                </Button>
              </fieldset>
            </li>
          );
        })}
      </ol>
      <div>
        <Button variant="secondary" onClick={add}>
          {messages.add}
        </Button>
        <LiveRegion className="sr-only">{announced}</LiveRegion>
      </div>
      {years.map((year) => (
        <VdaYearTable key={year.year} year={year} law={law} messages={messages} />
      ))}
      {years.some(({ lossRupees }) => lossRupees > 0) ? <Alert>{messages.lossNote}</Alert> : null}
    </div>
  );
}
