'use client';

import { useState, type ComponentProps } from 'react';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/field';
import { FileField, fileSize } from '@/components/ui/fields/file-field';
import { PercentField } from '@/components/ui/fields/percent-field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { optionsOf, Select } from '@/components/ui/fields/select';
import { Switch } from '@/components/ui/fields/switch';
import { Textarea } from '@/components/ui/fields/textarea';
import type { ComboboxProps } from '@/components/ui/fields/combobox';
import { LazyCombobox } from '@/components/ui/fields/lazy-combobox';
import { RupeeField } from '@/components/ui/fields/rupee-field';
import { SliderField } from '@/components/ui/fields/slider-field';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import {
  maxGoalLength,
  maxNotesLength,
  maxStatementBytes,
  numberBounds,
  startBounds,
  statementEndings,
  type GoalField,
  type TypedGoal,
  readNumber,
} from '@/lib/examples/goal';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { rupeesInEnglish } from '@/lib/money/english-in-words';
import { groupTyped } from '@/lib/money/group-typed';
import { parseRupees } from '@/lib/money/parse';

export type GoalMessages = Omit<Messages['forms'], 'description' | 'intro' | 'gallery'>;

/** Every control, under the names that the action reads. */
export function GoalFields({
  typed,
  errorOf,
  today,
  messages,
}: {
  typed: TypedGoal;
  errorOf: (field: GoalField) => string | null;
  today: IsoDate;
  messages: GoalMessages;
}) {
  const { labels, hints, file, chooseOne } = messages.goal;
  const bounds = startBounds(today);
  const maxSize = fileSize(maxStatementBytes);
  const about = (name: GoalField) => ({
    id: `goal-${name}`,
    name,
    label: labels[name],
    error: errorOf(name),
  });
  const text = (name: GoalField) => ({ ...about(name), defaultValue: typed[name] });
  const tick = (name: GoalField) => ({ ...about(name), defaultChecked: typed[name] === 'on' });
  const optional = { note: messages.optional };
  const required = { required: true };

  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 md:grid-cols-2">
      <TextField
        {...text('goal')}
        {...required}
        hint={fill(hints.goal, { max: maxGoalLength })}
        autoComplete="off"
      />
      <AmountField {...text('monthly')} {...required} hint={hints.monthly} />
      <PercentField
        {...text('annualReturn')}
        {...required}
        hint={fill(hints.annualReturn, numberBounds.annualReturn)}
      />
      <YearsField
        {...text('years')}
        {...required}
        {...numberBounds.years}
        labels={{
          unit: messages.goal.yearsUnit,
          slider: messages.goal.yearsSlider,
          value: messages.goal.yearsValue,
        }}
      />
      <DateField
        {...text('start')}
        {...required}
        {...bounds}
        hint={fill(hints.start, { max: formatDate(bounds.max) })}
      />
      <Select
        {...text('account')}
        {...required}
        placeholder={chooseOne}
        options={optionsOf(messages.accounts)}
      />
      <ChoiceField
        {...text('state')}
        {...required}
        placeholder={messages.goal.typeToSearch}
        openLabel={messages.goal.openList}
        noMatch={messages.goal.noMatch}
        options={optionsOf(messages.states)}
      />
      <RadioGroup {...text('rhythm')} {...required} options={optionsOf(messages.rhythms)} />
      <Textarea
        {...text('notes')}
        {...optional}
        hint={fill(hints.notes, { max: maxNotesLength })}
      />
      <FileField
        {...about('statement')}
        {...optional}
        hint={
          typed.statement
            ? fill(hints.statementAgain, { name: typed.statement })
            : fill(hints.statement, { max: maxSize })
        }
        endings={statementEndings}
        maxBytes={maxStatementBytes}
        labels={{ ...file, tooLarge: fill(file.tooLarge, { max: maxSize }) }}
      />
      <Switch {...tick('reminders')} />
      <Checkbox {...tick('agree')} {...required} className="md:py-3" />
    </div>
  );
}

type YearsFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'after'> & {
  min: number;
  max: number;
  labels: { unit: string; slider: string; /** Holds {years}. */ value: string };
};

/** Years, typed or slid. A text that is no number of years leaves the slider where it was. */
export function YearsField({ defaultValue = '', min, max, labels, ...field }: YearsFieldProps) {
  const [text, setText] = useState(String(defaultValue));
  const [years, setYears] = useState(() => yearsOf(text) ?? min);
  const type = (typed: string) => {
    setText(typed);
    setYears(yearsOf(typed) ?? years);
  };
  return (
    <SliderField
      aria-label={labels.slider}
      min={min}
      max={max}
      step={1}
      value={years}
      valueText={fill(labels.value, { years })}
      disabled={field.disabled}
      onSlide={(slid) => type(String(slid))}
    >
      <TextField
        autoComplete="off"
        maxLength={10}
        {...field}
        inputMode="numeric"
        after={labels.unit}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
    </SliderField>
  );
}

function yearsOf(text: string): number | null {
  const read = readNumber('years', text);
  return read.ok ? read.value : null;
}

type AmountFieldProps = Omit<ComponentProps<typeof RupeeField>, 'group' | 'value' | 'onType'>;

/** An amount that a form posts. It repeats the amount in words, so that a missing or extra zero shows. */
export function AmountField({ defaultValue = '', hint, ...field }: AmountFieldProps) {
  const [text, setText] = useState(String(defaultValue));
  const read = parseRupees(text);
  return (
    <RupeeField
      {...field}
      group={groupTyped}
      value={text}
      hint={(read.ok && read.value >= 0 && rupeesInEnglish(read.value)) || hint}
      onType={setText}
    />
  );
}

type ChoiceFieldProps = Omit<ComboboxProps, 'value' | 'onChoose'> & { defaultValue?: string };

/** One of many that a form posts. */
export function ChoiceField({ defaultValue = '', ...field }: ChoiceFieldProps) {
  const [value, setValue] = useState(defaultValue);
  return <LazyCombobox {...field} value={value} onChoose={setValue} />;
}
