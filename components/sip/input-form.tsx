import type { Messages } from '@/lib/messages';
import type { FieldName, TypedInputs } from '@/lib/sip/domain/inputs/fields';
import type { FieldView, FormView } from './form-view';
import type { FormWords } from './form-words';
import { InputField } from './input-field';
import { RefineGroup } from './refine-group';

/** The fields: four that make a plan, then the groups that refine it. */
export function InputForm({
  view: { core, inRupees, groups, hidden, version },
  typed,
  formMessages: words,
  problems,
  messages,
  onType,
  onLeave,
}: {
  view: FormView;
  typed: TypedInputs;
  formMessages: FormWords;
  /** What is wrong and may be said now. */
  problems: FormWords['problems'];
  messages: Pick<Messages['sip'], 'summaries'>;
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
        hint={words.hints[name]}
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
              summary={hasProblem ? messages.summaries.correct : words.summaries[group.id]}
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
