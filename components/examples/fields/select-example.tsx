import { Select } from '@/components/ui/fields/select';

const options = [
  { value: 'savings', label: 'Savings' },
  { value: 'salary', label: 'Salary' },
  { value: 'joint', label: 'Joint', isDisabled: true },
];

export function SelectExample() {
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
