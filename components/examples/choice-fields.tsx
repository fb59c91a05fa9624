import { Checkbox } from '@/components/ui/fields/checkbox';
import { FileField } from '@/components/ui/fields/file-field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Select } from '@/components/ui/fields/select';
import { Switch } from '@/components/ui/fields/switch';
import { TextLink } from '@/components/ui/text-link';

export function SelectExample() {
  const options = [
    { value: 'savings', label: 'Savings' },
    { value: 'salary', label: 'Salary' },
    { value: 'joint', label: 'Joint', isDisabled: true },
  ];
  return (
    <div className="grid w-full items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
      <Select id="select-plain" label="Account" options={options} defaultValue="salary" />
      <Select
        id="select-hint"
        label="Second account"
        note="optional"
        placeholder="Choose one"
        hint="A joint account cannot be chosen yet."
        options={options}
      />
      <Select
        id="select-error"
        label="Account to pay from"
        placeholder="Choose one"
        error="Choose the account to pay from."
        options={options}
      />
      <Select
        id="select-pending"
        label="Nominee account"
        pending="Asking the bank…"
        options={options}
        disabled
      />
      <Select id="select-disabled" label="Account of the loan" options={options} disabled />
    </div>
  );
}

export function RadioGroupExample() {
  const rhythms = [
    { value: 'monthly', label: 'Monthly' },
    { value: 'quarterly', label: 'Quarterly' },
    { value: 'yearly', label: 'Yearly' },
  ];
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
        label="Review reminder"
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

export function CheckboxExample() {
  return (
    <div className="grid w-full max-w-xl gap-4">
      <Checkbox id="checkbox-on" label="Count dividends as well" defaultChecked />
      <Checkbox
        id="checkbox-hint"
        label="I am older than 60"
        note="optional"
        hint="Some limits are higher from this age."
      />
      <Checkbox
        id="checkbox-error"
        label={
          <>
            I have read the <TextLink href="/privacy-policy">privacy policy</TextLink>.
          </>
        }
        error="Tick the box to continue."
      />
      <Checkbox id="checkbox-pending" label="Save this plan" disabled pending="Saving…" />
      <Checkbox id="checkbox-disabled" label="Indexation, gone since 2024" disabled />
    </div>
  );
}

export function SwitchExample() {
  return (
    <div className="grid w-full max-w-xl gap-3">
      <Switch id="switch-on" label="Remind me before each payment" defaultChecked />
      <Switch id="switch-off" label="Send a summary each month" hint="On the first, by e-mail." />
      <Switch
        id="switch-error"
        label="Pay by mandate"
        error="The bank has refused the mandate. Choose another account first."
      />
      <Switch
        id="switch-pending"
        label="Step up each April"
        defaultChecked
        disabled
        pending="Saving…"
      />
      <Switch id="switch-disabled" label="Share with a nominee" note="soon" disabled />
    </div>
  );
}

export function FileFieldExample() {
  const takes = {
    endings: ['.csv', '.pdf'],
    maxBytes: 2_000_000,
    labels: {
      choose: 'Choose a file or drop it here',
      remove: 'Remove the file',
      wrongType: 'This is neither a CSV nor a PDF file. Choose another.',
      tooLarge: 'This file is larger than 2 MB. Choose a smaller one.',
    },
  };
  return (
    <div className="grid w-full items-start gap-5 sm:grid-cols-2">
      <FileField
        id="file-plain"
        label="Bank statement"
        note="optional"
        hint="CSV or PDF, up to 2 MB."
        {...takes}
      />
      <FileField
        id="file-error"
        label="Form 16"
        error="This file is locked. Save it without its password."
        {...takes}
      />
      <FileField id="file-pending" label="Trades" pending="Reading the file…" disabled {...takes} />
      <FileField id="file-disabled" label="Receipts" disabled {...takes} />
    </div>
  );
}
