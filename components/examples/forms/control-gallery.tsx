import { Checkbox } from '@/components/ui/fields/checkbox';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField, type FieldMessages } from '@/components/ui/fields/field';
import { FileField } from '@/components/ui/fields/file-field';
import { PercentField } from '@/components/ui/fields/percent-field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { optionsOf, Select } from '@/components/ui/fields/select';
import { Switch } from '@/components/ui/fields/switch';
import { Textarea } from '@/components/ui/fields/textarea';
import { Tabs } from '@/components/ui/tabs';
import { maxStatementBytes, numberBounds, statementEndings } from '@/lib/examples/goal';
import { AmountField, ChoiceField, YearsField } from './goal-fields';
import { messages } from '@/lib/messages';

const { forms } = messages();

/** The same controls disabled, busy and with an error, one state at a time. They belong to no form. */
export function ControlGallery() {
  const { gallery } = forms;
  const states = [
    { id: 'disabled', title: gallery.disabled, isDisabled: true },
    {
      id: 'working',
      title: gallery.working,
      around: { pending: gallery.pending },
      isWorking: true,
    },
    { id: 'mistaken', title: gallery.mistaken, around: { error: gallery.mistake } },
  ];
  return (
    <section aria-labelledby="gallery" className="card">
      <h2 id="gallery" className="text-lg font-semibold">
        {gallery.title}
      </h2>
      <p className="mt-0.5 mb-2 text-sm text-ink-soft">{gallery.description}</p>
      <Tabs
        label={gallery.title}
        tabs={states.map(({ title, ...state }) => ({
          id: `gallery-${state.id}`,
          title,
          content: <Controls {...state} />,
        }))}
      />
    </section>
  );
}

function Controls({
  id: state,
  around = {},
  isDisabled = false,
  isWorking = false,
}: {
  id: string;
  around?: Pick<FieldMessages, 'error' | 'pending'>;
  isDisabled?: boolean;
  /** While true, text stays readable and can be copied; choices are disabled. */
  isWorking?: boolean;
}) {
  const { gallery, goal } = forms;
  const about = (name: keyof typeof goal.labels) => ({
    id: `${state}-${name}`,
    label: goal.labels[name],
    ...around,
  });
  const text = { disabled: isDisabled, readOnly: isWorking };
  const choice = { disabled: isDisabled || isWorking };
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
      <TextField {...about('goal')} {...text} defaultValue={gallery.sampleGoal} />
      <AmountField {...about('monthly')} {...text} defaultValue="12,50,000" />
      <PercentField {...about('annualReturn')} {...text} defaultValue="12.5" />
      <YearsField
        {...about('years')}
        {...choice}
        {...numberBounds.years}
        defaultValue="15"
        labels={{ unit: goal.yearsUnit, slider: goal.yearsSlider, value: goal.yearsValue }}
      />
      <DateField {...about('start')} {...text} defaultValue="2027-01-01" />
      <Select {...about('account')} {...choice} options={[{ value: '', label: goal.chooseOne }]} />
      <ChoiceField
        {...about('state')}
        {...choice}
        defaultValue="KL"
        options={[{ value: 'KL', label: forms.states.KL }]}
        openLabel={goal.openList}
        noMatch={goal.noMatch}
      />
      <RadioGroup
        {...about('rhythm')}
        {...choice}
        name={`${state}-rhythm`}
        options={optionsOf(forms.rhythms)}
        defaultValue="monthly"
      />
      <Textarea {...about('notes')} {...text} defaultValue={gallery.sampleNotes} />
      <FileField
        {...about('statement')}
        {...choice}
        endings={statementEndings}
        maxBytes={maxStatementBytes}
        labels={goal.file}
      />
      <Switch {...about('reminders')} {...choice} defaultChecked />
      <Checkbox {...about('agree')} {...choice} />
    </div>
  );
}
