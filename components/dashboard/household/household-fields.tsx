import { TextField } from '@/components/ui/fields/field';
import { optionsOf, Select } from '@/components/ui/fields/select';
import { householdFields, type Household } from '@/lib/household/household';
import type { HouseholdProblems, HouseholdTyped } from '@/lib/household/read-household';
import type { Messages } from '@/lib/messages';

/** The questions; a blank one is not answered. */
export function HouseholdFields({
  typed,
  problems,
  messages,
}: {
  typed: HouseholdTyped;
  problems: HouseholdProblems;
  messages: Messages['dashboard']['checks'];
}) {
  const { form } = messages;
  const hints: Readonly<Partial<Record<keyof Household, string>>> = form.hints;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {householdFields.map((field) => {
        const problem = problems[field];
        const shared = {
          id: `household-${field}`,
          name: field,
          label: form.fields[field],
          defaultValue: typed[field] ?? '',
        };
        if (field === 'hasDependants' || field === 'regime') {
          return (
            <Select
              // A select ignores a new default value, so the key makes React draw a new select.
              key={`${field}-${shared.defaultValue}`}
              {...shared}
              placeholder={form.notAnswered}
              options={optionsOf(form.options[field])}
            />
          );
        }
        return (
          <TextField
            key={field}
            {...shared}
            hint={hints[field]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            before={field === 'accountsWithoutNominee' ? undefined : '₹'}
            error={problem ? form.problems[problem] : null}
          />
        );
      })}
    </div>
  );
}
