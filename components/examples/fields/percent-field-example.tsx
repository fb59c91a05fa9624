import { PercentField } from '@/components/ui/fields/percent-field';

export function PercentFieldExample() {
  return (
    <div className="grid w-full items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
      <PercentField id="percent-plain" label="Expected return a year" defaultValue="12.5" />
      <PercentField
        id="percent-hint"
        label="Step-up"
        note="optional"
        hint="In percent, from 0 to 50."
      />
      <PercentField
        id="percent-error"
        label="Inflation"
        defaultValue="six"
        error="This is not a percentage. Write it as 6 or 6.5."
      />
      <PercentField
        id="percent-pending"
        label="Repo rate"
        defaultValue="5.5"
        pending="Fetching the latest…"
        readOnly
      />
      <PercentField id="percent-disabled" label="Cess" defaultValue="4" disabled />
    </div>
  );
}
