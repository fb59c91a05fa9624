import { TextField } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { SliderField } from '@/components/ui/fields/slider-field';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { readRangeEnd, type Joint, type RangeSpec } from '@/lib/picks/domain/screen/range-rule';

type RangeFieldsProps = {
  specs: readonly RangeSpec[];
  /** What is typed in each box, by its name: `min-` or `max-` and the id of the ratio. */
  ends: Readonly<Record<string, string>>;
  joint: Joint;
  /** The parts of the rule that no box can express. */
  rest: readonly string[];
  /** Names of the boxes that hold no number. */
  wrong: readonly string[];
  /** With scripts the text of the rule is sent, and the boxes are not. */
  hasScripts: boolean;
  /** The visitor edited the text, so the fields no longer match it. */
  isStale: boolean;
  onEnd: (name: string, value: string) => void;
  onJoint: (joint: Joint) => void;
  messages: Messages['picksOwn']['own']['form'];
};

/** Both ends of every ratio that has a slider, and how the ranges are joined. */
export function RangeFields({
  specs,
  ends,
  joint,
  rest,
  wrong,
  hasScripts,
  isStale,
  onEnd,
  onJoint,
  messages,
}: RangeFieldsProps) {
  return (
    <fieldset disabled={isStale && hasScripts} className="grid gap-4">
      <legend className="sr-only">{messages.ranges}</legend>
      <p className="text-sm text-ink-soft">
        {isStale && hasScripts ? messages.rangesStale : messages.rangesHint}
      </p>
      <Select
        id="own-joint"
        name={hasScripts ? undefined : 'joint'}
        label={messages.joint}
        value={joint}
        onChange={(event) => onJoint(event.target.value === 'OR' ? 'OR' : 'AND')}
        options={[
          { value: 'AND', label: messages.joints.AND },
          { value: 'OR', label: messages.joints.OR },
        ]}
      />
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        {specs.flatMap((spec) =>
          (['min', 'max'] as const).map((side) => {
            const name = `${side}-${spec.id}`;
            return (
              <EndField
                key={name}
                name={name}
                side={side}
                spec={spec}
                text={ends[name] ?? ''}
                isWrong={wrong.includes(name)}
                isSent={!hasScripts}
                onType={(value) => onEnd(name, value)}
                messages={messages}
              />
            );
          }),
        )}
      </div>
      {rest.length > 0 ? (
        <p className="text-sm wrap-anywhere text-ink-soft">
          {fill(messages.beside, { rest: rest.join('; ') })}
        </p>
      ) : null}
      {hasScripts
        ? null
        : rest.map((part) => <input key={part} type="hidden" name="rest" value={part} />)}
    </fieldset>
  );
}

function EndField({
  name,
  side,
  spec,
  text,
  isWrong,
  isSent,
  onType,
  messages,
}: {
  name: string;
  side: 'min' | 'max';
  spec: RangeSpec;
  text: string;
  isWrong: boolean;
  isSent: boolean;
  onType: (text: string) => void;
  messages: RangeFieldsProps['messages'];
}) {
  const { min, max, step, before, after } = spec;
  const openEnd = side === 'min' ? min : max;
  const label = fill(side === 'min' ? messages.atLeast : messages.atMost, { name: spec.name });
  const read = readRangeEnd(text);
  return (
    <SliderField
      min={min}
      max={max}
      step={step}
      aria-label={fill(messages.slider, { label })}
      value={read.ok ? read.value : openEnd}
      valueText={read.ok ? `${before}${text}${after}` : undefined}
      onSlide={(value) => onType(value === openEnd ? '' : String(Number(value.toFixed(6))))}
    >
      <TextField
        id={`own-${name}`}
        name={isSent ? name : undefined}
        label={label}
        before={before || undefined}
        after={after.trim() || undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={text}
        error={isWrong || (text !== '' && !read.ok) ? messages.wrongEnd : null}
        onChange={(event) => onType(event.target.value)}
      />
    </SliderField>
  );
}
