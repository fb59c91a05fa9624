import { OutOfSight } from '@/components/ui/loading/out-of-sight';
import { GroupSummary } from '@/components/calculators/group-summary';
import type { FieldName, TypedInputs } from '@/lib/sip/domain/inputs/fields';
import type { FieldView, FormView, FormGroup } from './form-view';
import type { FormMessages } from './form-texts';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { TextField } from '@/components/ui/fields/field';
import { PercentField } from '@/components/ui/fields/percent-field';
import { RupeeField } from '@/components/ui/fields/rupee-field';
import { Select } from '@/components/ui/fields/select';
import { SliderField } from '@/components/ui/fields/slider-field';
import { groupTyped } from '@/lib/money/group-typed';

/** The fields: four that make a plan, then the groups that refine it. */
export function InputForm({
  view: { core, inRupees, groups, hidden, version },
  typed,
  formMessages,
  problems,
  correct,
  onType,
  onLeave,
}: {
  view: FormView;
  typed: TypedInputs;
  formMessages: FormMessages;
  /** What is wrong and may be said now. */
  problems: FormMessages['problems'];
  /** Beside the title of a group with a field to correct. */
  correct: string;
  onType: (name: FieldName, text: string) => void;
  onLeave: (name: FieldName) => void;
}) {
  const field = (view: FieldView) => {
    const { name } = view;
    return (
      <InputField
        key={name}
        view={(typed.stepUpUnit === 'rupees' ? inRupees[name] : null) ?? view}
        text={typed[name]}
        hint={formMessages.hints[name]}
        error={problems[name]}
        onType={onType}
        onLeave={onLeave}
      />
    );
  };
  return (
    <>
      <div className="grid gap-2">{core.map(field)}</div>
      <div className="mt-1">
        {groups.map((group) => {
          const hasProblem = group.sets.some(({ fields }) =>
            fields.some(({ name }) => problems[name] !== undefined),
          );
          return (
            <RefineGroup
              key={group.id}
              group={group}
              summary={hasProblem ? correct : formMessages.summaries[group.id]}
              hasProblem={hasProblem}
              field={field}
            />
          );
        })}
      </div>
      {hidden.map(({ name, key, start }) =>
        typed[name] === start ? null : (
          <input key={name} type="hidden" name={key} value={typed[name]} />
        ),
      )}
      <input type="hidden" name="v" value={version} />
    </>
  );
}

type InputFieldProps = {
  view: FieldView;
  text: string;
  hint?: string;
  error?: string;
  onType: (name: FieldName, text: string) => void;
  onLeave: (name: FieldName) => void;
};

/**
 * One input, typed, chosen or slid. The box carries the name and counts; the slider is a second way to it. Memoised:
 * a key pressed in one field draws that field alone.
 */
const InputField = memo(function InputField({
  view: { name, key, variant, label, fullLabel, options = [], slider },
  text,
  hint,
  error,
  onType,
  onLeave,
}: InputFieldProps) {
  const named = {
    id: `sip-${key}`,
    name: key,
    label,
    'aria-label': fullLabel,
    hint,
    error,
    value: text,
  };
  if (variant === 'choice') {
    return (
      <Select {...named} options={options} onChange={(event) => onType(name, event.target.value)} />
    );
  }
  const typed = { ...named, isInline: slider !== undefined, onBlur: () => onLeave(name) };
  const onText = (next: string) => onType(name, next);
  const box =
    variant === 'rupees' ? (
      <RupeeField {...typed} group={groupTyped} onType={onText} />
    ) : variant === 'percent' ? (
      <PercentField {...typed} onType={onText} />
    ) : (
      <TextField
        {...typed}
        inputMode={name.endsWith('Month') ? undefined : 'numeric'}
        autoComplete="off"
        maxLength={20}
        className="tabular-nums"
        onChange={(event) => onText(event.target.value)}
      />
    );
  return slider ? (
    <SliderField
      aria-label={slider.label}
      min={slider.min}
      max={slider.max}
      step={slider.step}
      value={positionOf(text, slider.min)}
      valueText={variant === 'rupees' ? `₹${text}` : variant === 'percent' ? `${text}%` : text}
      onSlide={(value) => onType(name, variant === 'rupees' ? groupTyped(`${value}`) : `${value}`)}
    >
      {box}
    </SliderField>
  ) : (
    box
  );
});

/** The position of the handle: at the lower end for what cannot be read as plain digits. */
function positionOf(text: string, lowest: number): number {
  const value = Number(text.replaceAll(',', ''));
  return text.trim() === '' || Number.isNaN(value) ? lowest : value;
}

/**
 * Fields that most people need not touch, behind their title and a line that says what is set. The browser's own
 * element: it works without scripts. It opens when a field in it needs a correction, and then stays open.
 */
function RefineGroup({
  group: { id, title, note, sets },
  summary,
  hasProblem,
  field,
}: {
  group: FormGroup;
  summary: string;
  hasProblem: boolean;
  field: (view: FieldView) => ReactNode;
}) {
  const [startsOpen] = useState(hasProblem);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hasProblem && details.current) details.current.open = true;
  }, [hasProblem]);
  return (
    <details ref={details} open={startsOpen} className="border-t border-line">
      <GroupSummary title={title} settings={summary} hasProblem={hasProblem} />
      <OutOfSight height="none">
        <div className="grid gap-4 pt-1 pb-5">
          {/* A link to what stands in here opens the group. */}
          <p id={`sip-group-${id}`} className="scroll-mt-32 text-xs text-ink-soft">
            {note}
          </p>
          {sets.map(({ legend, fields }) => (
            <fieldset key={legend} className="min-w-0">
              {legend ? <legend className="mb-1 font-semibold">{legend}</legend> : null}
              <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3">
                {fields.map((view) => (
                  <div key={view.name} className={view.isWide ? 'col-span-2' : undefined}>
                    {field(view)}
                  </div>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </OutOfSight>
    </details>
  );
}
