import { Amount } from '@/components/ui/amount';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { Select, type SelectOption } from '@/components/ui/fields/select';
import type { AmountField } from '@/lib/tax/domain/inputs/field-names';
import type { ChosenFacts, TypedFields } from '@/lib/tax/domain/inputs/fields';
import {
  fieldId,
  isAmount,
  isAsked,
  summaryOf,
  type FormGroup,
  type ListFact,
  type TaxMessages,
} from './form-groups';
import { TaxChoice, TaxField, WithHelp } from './tax-field';

export type FieldErrors = Partial<Record<AmountField | 'age', string>>;

/**
 * The salary first, everything else behind titles that say what is set. Not a form element: without scripts the
 * Enter key would send the page somewhere and lose what was typed.
 */
export function TaxForm({
  typed,
  chosen,
  errors,
  years,
  groups,
  start,
  messages,
  onType,
  onLeave,
  onChoose,
  onClear,
}: {
  typed: TypedFields;
  chosen: ChosenFacts;
  errors: FieldErrors;
  years: readonly (SelectOption & { hraNote: string })[];
  groups: readonly FormGroup[];
  /** The initial choices. */
  start: ChosenFacts;
  messages: TaxMessages;
  onType: (field: AmountField | 'age', text: string) => void;
  onLeave: (field: AmountField | 'age') => void;
  onChoose: (field: ListFact | 'year', value: string) => void;
  onClear: () => void;
}) {
  const { form, fields } = messages;
  const hraNote = years.find(({ value }) => value === String(chosen.year))?.hraNote;
  const field = (name: AmountField | 'age', hint?: string) => (
    <TaxField
      key={name}
      field={name}
      text={typed[name] ?? ''}
      error={errors[name] ?? null}
      hint={hint}
      messages={messages}
      onType={onType}
      onLeave={onLeave}
    />
  );
  return (
    <Card title={form.title} titleId="tax-form" description={form.lead}>
      <div className="grid gap-5">
        {field('salaryRupees.gross', form.rupeesHint)}
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_8.5rem]">
          <WithHelp field="year" messages={messages}>
            <Select
              id={fieldId('year')}
              label={fields.year.label}
              value={String(chosen.year)}
              options={years}
              onChange={({ target }) => onChoose('year', target.value)}
            />
          </WithHelp>
          {field('age')}
        </div>
        <h3 className="text-sm font-semibold text-ink-soft">{form.more}</h3>
        <div className="-mt-3 grid gap-2">
          {groups.map((group) => (
            <Disclosure
              key={group.id}
              title={form.groups[group.id]}
              note={
                <GroupNote
                  summary={summaryOf(group, typed, chosen, start, messages)}
                  empty={form.holds[group.id]}
                  messages={messages}
                />
              }
            >
              <div className="grid gap-5">
                <p className="text-sm text-ink-soft">
                  {group.id === 'hra' ? hraNote : form.notes[group.id]}
                </p>
                {group.fields.map((name) =>
                  !isAsked(name, chosen.year) ? null : isAmount(name) ? (
                    field(name)
                  ) : (
                    <TaxChoice
                      key={name}
                      field={name}
                      value={chosen[name]}
                      messages={messages}
                      onChoose={onChoose}
                    />
                  ),
                )}
              </div>
            </Disclosure>
          ))}
        </div>
        <Button
          variant="quiet"
          className="needs-scripts no-print justify-self-start"
          onClick={onClear}
        >
          {form.clear}
        </Button>
      </div>
    </Card>
  );
}

function GroupNote({
  summary,
  empty,
  messages,
}: {
  summary: string;
  empty: string;
  messages: TaxMessages;
}) {
  return summary ? <Amount full={summary} hiddenLabel={messages.hidden.amount} /> : empty;
}
