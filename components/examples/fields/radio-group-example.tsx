import { RadioGroup } from '@/components/ui/fields/radio-group';

const rhythms = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'quarterly', label: 'Quarterly' },
  { value: 'yearly', label: 'Yearly' },
];

export function RadioGroupExample() {
  return (
    <div className="grid w-full gap-5">
      <RadioGroup
        id="radio-plain"
        name="radio-plain"
        label="How often"
        hint="Arrow keys move and choose."
        options={rhythms}
        defaultValue="monthly"
      />
      <RadioGroup
        id="radio-explained"
        name="radio-explained"
        label="Regime"
        options={[
          { value: 'new', label: 'New', hint: 'Lower rates, few deductions' },
          { value: 'old', label: 'Old', hint: 'Higher rates, all deductions' },
          { value: 'later', label: 'Decide later', isDisabled: true },
        ]}
      />
      <RadioGroup
        id="radio-error"
        name="radio-error"
        label="Look at it again"
        error="Choose how often."
        options={rhythms}
      />
      <RadioGroup
        id="radio-pending"
        name="radio-pending"
        label="Payments"
        pending="Saving…"
        disabled
        options={rhythms}
        defaultValue="quarterly"
      />
      <RadioGroup
        id="radio-disabled"
        name="radio-disabled"
        label="Interest"
        disabled
        options={rhythms}
        defaultValue="yearly"
      />
    </div>
  );
}
