import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Select } from '@/components/ui/fields/select';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { backTestWays, rupeeBounds, type ReadBackTest } from '@/lib/funds/domain/back-test-request';
import { fundPath, otherFields } from '@/lib/funds/domain/fund-query';
import { taxKinds, slabBounds, type ReadTaxChoice } from '@/lib/funds/domain/tax/tax-kind';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent } from '@/lib/money/rupees';
import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { problemText } from '../fund-sentences';
import type { FundCardProps } from './fund-props';

type Field = keyof ReadBackTest['texts'];

/** Submits by GET and shows what was typed, valid or not. */
export function BackTestForm({
  scheme: { code },
  typed,
  test,
  tax,
  days,
  shows,
  messages,
}: FundCardProps<'scheme' | 'typed'> & {
  test: ReadBackTest;
  tax: ReadTaxChoice;
  /** Of the first and the newest NAV. */
  days: { first: IsoDate; last: IsoDate };
  /** The tab that it is in; for tax it also asks how the fund is taxed. */
  shows: 'sip' | 'tax';
}) {
  const { backTest } = messages.fund;
  const { texts, problems } = test;
  const dayTexts = { first: formatDate(days.first), last: formatDate(days.last) };
  const rupees = {
    min: formatLakhCrore(rupeeBounds.min),
    max: formatLakhCrore(rupeeBounds.max),
  };
  const rates = { min: formatPercent(slabBounds.min), max: formatPercent(slabBounds.max) };
  const field = (name: Field, values: Readonly<Record<string, string>>) => ({
    id: `back-test-${name}`,
    name,
    label: backTest[name],
    defaultValue: texts[name],
    error: problemText(problems[name], messages, values),
  });
  const money = { inputMode: 'decimal', before: '₹', maxLength: 60, autoComplete: 'off' } as const;
  const day = { type: 'date', min: days.first, max: days.last };
  return (
    <form
      key={Object.values(typed).join('|')}
      action={`${fundPath(code)}#back-test`}
      className="grid gap-4"
    >
      <HiddenInputs
        values={otherFields(typed, [
          ...(['tab', 'way', 'monthly', 'amount', 'from', 'to'] as const),
          ...(shows === 'tax' ? (['kind', 'slab'] as const) : []),
        ])}
      />
      <input type="hidden" name="tab" value={shows} />
      <RadioGroup
        id="back-test-way"
        name="way"
        label={backTest.way}
        options={backTestWays.map((value) => ({ value, label: backTest.ways[value] }))}
        defaultValue={test.way}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField {...field('monthly', rupees)} {...money} hint={backTest.monthlyHint} />
        <TextField {...field('amount', rupees)} {...money} hint={backTest.amountHint} />
        <TextField {...field('from', dayTexts)} {...day} />
        <TextField {...field('to', dayTexts)} {...day} />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {shows === 'tax' ? (
          <>
            <Select
              id="back-test-kind"
              name="kind"
              label={backTest.kind}
              hint={tax.isFromCategory ? backTest.kindHint : backTest.kindHintUnknown}
              placeholder={backTest.kindMissing}
              options={taxKinds.map((value) => ({ value, label: backTest.kinds[value] }))}
              defaultValue={tax.kind ?? ''}
            />
            <TextField
              id="back-test-slab"
              name="slab"
              label={backTest.slab}
              inputMode="decimal"
              after="%"
              maxLength={20}
              defaultValue={tax.slabText}
              error={problemText(tax.slabProblem, messages, rates)}
            />
          </>
        ) : null}
        <Button
          type="submit"
          className={shows === 'tax' ? 'sm:mt-6 sm:justify-self-start' : 'sm:justify-self-start'}
        >
          {backTest.submit}
        </Button>
      </div>
    </form>
  );
}
