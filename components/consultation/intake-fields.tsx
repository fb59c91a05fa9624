import { Checkbox } from '@/components/ui/fields/checkbox';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { optionsOf, Select } from '@/components/ui/fields/select';
import { Textarea } from '@/components/ui/fields/textarea';
import {
  maxQuestionLength,
  type IntakeField,
  type TypedIntake,
} from '@/lib/consultation/domain/intake';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** The questions before a session. */
export function IntakeFields({
  typed,
  errorOf,
  choices,
  messages,
}: {
  typed: TypedIntake;
  errorOf: (field: IntakeField) => string | null;
  /** The member's own saved plans; null for a guest, who has none here. */
  choices: readonly { id: string; title: string }[] | null;
  messages: Messages['consultation']['form'];
}) {
  const about = (name: IntakeField) => ({
    id: `intake-${name}`,
    name,
    label: messages.labels[name],
    error: errorOf(name),
  });
  const text = (name: IntakeField) => ({ ...about(name), defaultValue: typed[name] });
  return (
    <div className="grid grid-cols-1 gap-6">
      <Select
        {...text('topic')}
        required
        placeholder={messages.chooseOne}
        options={optionsOf(messages.topics)}
      />
      <RadioGroup {...text('horizon')} required options={optionsOf(messages.horizons)} />
      <RadioGroup {...text('risk')} required options={optionsOf(messages.risks)} />
      <Textarea
        {...text('question')}
        required
        hint={fill(messages.questionHint, { max: maxQuestionLength })}
      />
      {choices ? (
        <Select
          {...text('attached')}
          note={messages.optional}
          hint={choices.length > 0 ? messages.attachedHint : messages.nothingSaved}
          placeholder={messages.nothingAttached}
          options={choices.map(({ id, title }) => ({ value: id, label: title }))}
        />
      ) : null}
      <Checkbox {...about('agree')} required defaultChecked={typed.agree === 'on'} />
    </div>
  );
}
