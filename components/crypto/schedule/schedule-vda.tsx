'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { RemoveButton } from '@/components/ui/remove-button';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/field';
import { useCalculator } from '@/components/forms/use-calculator';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { LedgerYear } from '@/lib/crypto/domain/sales-to-fill';
import {
  emptySale,
  isEmpty,
  maxSales,
  type SaleField,
  type SaleLine,
  type SaleTyped,
} from '@/lib/crypto/domain/sale-typed';
import type { VdaLaw } from '@/lib/crypto/domain/vda-tax';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

const firstLines: readonly SaleLine[] = [{ id: 0, typed: emptySale }];

/**
 * Typed sales and the rows of Schedule VDA that follow from them. They stay in the browser: the fragment
 * of the address holds them, so that a reload loses nothing and no server sees them.
 */
export function ScheduleVda({
  law,
  lawFrom,
  today,
  ledger,
  messages,
}: {
  law: VdaLaw;
  lawFrom: IsoDate;
  today: IsoDate;
  /** What a member saved as sold; empty for guests. */
  ledger: readonly LedgerYear[];
  messages: Messages['crypto']['schedule'];
}) {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [announced, setAnnounced] = useState<string | null>(null);
  const [filled, setFilled] = useState<string | null>(null);
  const calculator = useCalculator({
    root,
    initialTyped: firstLines,
    fetchEngine: async () => {
      const code = await import('./vda-engine');
      return { code, rules: code.vdaRules(law, lawFrom, today) };
    },
    address: 'fragment',
  });
  const { code, typed: lines, problems, isEdited, hasFailed, change } = calculator;
  const years = calculator.answer ?? [];
  // A problem is named by its sale and field, such as 2.cost.
  const wrong = new Set(Object.keys(problems ?? {}).map((field) => field.split('.')[0]));

  const type = (id: number, changes: Partial<SaleTyped>) =>
    change((before) =>
      before.map((line) =>
        line.id === id ? { ...line, typed: { ...line.typed, ...changes } } : line,
      ),
    );
  const add = () => {
    flushSync(() => {
      change((before) => [...before, newLine(before)]);
      setAnnounced(fill(messages.added, { number: lines.length + 1 }));
    });
    list.current?.lastElementChild?.querySelector<HTMLElement>('input')?.focus();
  };
  const remove = (id: number, number: number) => {
    change((before) => {
      const left = before.filter((line) => line.id !== id);
      return left.length > 0 ? left : [newLine(before)];
    });
    setAnnounced(fill(messages.removed, { number }));
  };
  const fillIn = async (year: LedgerYear) => {
    const ready = await calculator.whenLoaded();
    if (!ready) {
      setFilled(messages.unavailable);
      return;
    }
    // With the rules come the sales of the address, which are among the lines after this.
    flushSync(() => setFilled(null));
    let said = '';
    flushSync(() =>
      // A second press may be waiting: each is counted by the lines as they are by then.
      change((before) => {
        const sales = ready.code.fillSales(before, year, messages.ledger);
        said = sales.said;
        return sales.added.length > 0
          ? [...before.filter(({ typed }) => !isEmpty(typed)), ...sales.added]
          : before;
      }),
    );
    setFilled(said);
  };
  return (
    <div ref={root} className="grid grid-cols-1 gap-6">
      {ledger.length > 0 ? (
        <div className="grid gap-2">
          <p className="max-w-prose text-sm text-ink-soft">{messages.ledger.text}</p>
          <div className="flex flex-wrap gap-3">
            {ledger.map((year) => (
              <Button key={year.year} variant="secondary" onClick={() => void fillIn(year)}>
                {fillCount(year.count, messages.ledger.fill, { year: year.year })}
              </Button>
            ))}
          </div>
          <LiveRegion>{filled === null ? null : <p className="text-sm">{filled}</p>}</LiveRegion>
        </div>
      ) : null}
      <ol ref={list} className="grid gap-5">
        {lines.map(({ id, typed }, index) => {
          const shared = (field: SaleField) => {
            const problem = problems?.[`${id}.${field}`];
            return {
              id: `sale-${id}-${field}`,
              label: messages.fields[field],
              value: typed[field],
              error: problem ? messages.problems[problem] : null,
            };
          };
          const text = (field: SaleField) => ({
            ...shared(field),
            autoComplete: 'off',
            maxLength: 60,
            onChange: ({ target }: { target: { value: string } }) =>
              type(id, { [field]: target.value }),
          });
          const amount = { inputMode: 'decimal', before: '₹' } as const;
          return (
            <li key={id}>
              <fieldset className="grid grid-cols-2 items-start gap-x-4 gap-y-3 *:first-of-type:max-lg:col-span-full max-[20rem]:grid-cols-1 lg:grid-cols-[1fr_1fr_1fr_1fr_1fr_auto]">
                <legend className="mb-2 text-sm font-semibold">
                  {fill(messages.sale, { number: index + 1 })}
                </legend>
                <TextField {...text('coin')} note={messages.optional} />
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
                <RemoveButton
                  variant="quiet"
                  className="max-lg:justify-self-end lg:mt-6"
                  aria-label={fill(messages.removeSale, { number: index + 1 })}
                  onRemove={() => remove(id, index + 1)}
                >
                  {messages.remove}
                </RemoveButton>
              </fieldset>
              {typed.source === undefined || !code ? null : (
                <p className="mt-1 text-sm text-ink-soft">
                  {code.sourceText(typed, ledger, messages.ledger)}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <div>
        {lines.length < maxSales ? (
          <Button variant="secondary" onClick={add}>
            {messages.add}
          </Button>
        ) : (
          <p className="text-sm text-ink-soft">{fill(messages.max, { count: maxSales })}</p>
        )}
        <LiveRegion className="sr-only">{announced}</LiveRegion>
      </div>
      {hasFailed && isEdited ? <Alert tone="warn">{messages.unavailable}</Alert> : null}
      {years.length === 0 ? <p className="text-sm text-ink-soft">{messages.empty}</p> : null}
      <LiveRegion>
        {years.length > 0 && wrong.size > 0 ? (
          <Alert tone="warn">{fillCount(wrong.size, messages.leftOut)}</Alert>
        ) : null}
      </LiveRegion>
      {code
        ? years.map((year) => (
            <code.VdaYearTable key={year.year} year={year} law={law} messages={messages} />
          ))
        : null}
      {years.some(({ lossRupees }) => lossRupees > 0) ? <Alert>{messages.lossNote}</Alert> : null}
    </div>
  );
}

function newLine(lines: readonly SaleLine[]): SaleLine {
  return { id: 1 + Math.max(...lines.map(({ id }) => id)), typed: emptySale };
}
