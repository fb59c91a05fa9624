import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { Amount } from '@/components/ui/amount';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { Select, type SelectOption } from '@/components/ui/fields/select';
import { useBrowserValue } from '@/components/ui/use-browser-value';
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
  // Without scripts they could not be answered, and they were half of the document.
  const hasScripts = useBrowserValue(
    () => true,
    () => false,
  );
  const fieldsOf = (group: FormGroup) => (hasScripts ? group.fields : []);
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
    <Card className="no-print">
      <div role="group" aria-label={form.title} className="grid gap-3">
        {field('salaryRupees.gross', form.rupeesHint)}
        <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-3">
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
        <div>
          {groups.map((group) => (
            <details key={group.id} className="group border-t border-line">
              <summary className="tax-group">
                <span className="shrink-0 font-semibold">{form.groups[group.id]}</span>
                <span className="ml-auto min-w-0 text-right text-xs wrap-anywhere text-ink-soft">
                  <GroupNote
                    summary={summaryOf(group, typed, chosen, start, messages)}
                    empty={form.holds[group.id]}
                    messages={messages}
                  />
                </span>
                <ChevronDownIcon
                  aria-hidden="true"
                  className="size-4 shrink-0 text-ink-soft transition-transform duration-calm group-open:rotate-180"
                />
              </summary>
              <div className="grid gap-4 pt-1 pb-5">
                <p className="text-xs text-ink-soft">
                  {group.id === 'hra' ? hraNote : form.notes[group.id]}
                </p>
                {fieldsOf(group).map((name) =>
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
            </details>
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
