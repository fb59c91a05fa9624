import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/field';
import { PercentField } from '@/components/ui/fields/percent-field';
import { Textarea } from '@/components/ui/fields/textarea';

export function TextFieldExample() {
  return (
    <div className="grid w-full items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
      <TextField id="text-plain" label="Name of the goal" defaultValue="House in Kochi" />
      <TextField id="text-hint" label="PAN" note="optional" hint="Ten letters and digits." />
      <TextField
        id="text-error"
        label="Goal"
        defaultValue="House"
        error="This name is taken. Choose another."
      />
      <TextField
        id="text-pending"
        label="Fund"
        defaultValue="Banyan Flexi Cap"
        pending="Looking it up…"
        readOnly
      />
      <TextField id="text-disabled" label="Folio" defaultValue="910 / 44" disabled />
      <TextField id="text-unit" label="Units" defaultValue="120.5" after="units" />
    </div>
  );
}

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

export function DateFieldExample() {
  return (
    <div className="grid w-full items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
      <DateField id="date-plain" label="First payment" defaultValue="2027-01-05" />
      <DateField
        id="date-hint"
        label="Bought on"
        note="optional"
        min="2001-04-01"
        max="2027-03-31"
        hint="From 1 April 2001 to 31 March 2027."
      />
      <DateField
        id="date-error"
        label="Sold on"
        defaultValue="2019-02-01"
        error="This is before the day you bought. Choose a later one."
      />
      <DateField
        id="date-pending"
        label="Next instalment"
        defaultValue="2027-02-05"
        pending="Checking for holidays…"
        readOnly
      />
      <DateField id="date-disabled" label="Year begins" defaultValue="2026-04-01" disabled />
    </div>
  );
}

export function TextareaExample() {
  return (
    <div className="grid w-full items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
      <Textarea
        id="textarea-plain"
        label="Notes"
        defaultValue="Two bedrooms, near the school. Not above the sixth floor."
      />
      <Textarea
        id="textarea-hint"
        label="Why this goal"
        note="optional"
        hint="Up to 500 characters."
      />
      <Textarea
        id="textarea-error"
        label="Your question"
        defaultValue="Tax?"
        error="A few words more, so that we can answer."
      />
      <Textarea
        id="textarea-pending"
        label="Answer"
        defaultValue="Thank you for writing."
        pending="Sending…"
        readOnly
      />
      <Textarea id="textarea-disabled" label="Remarks" defaultValue="Closed in March." disabled />
    </div>
  );
}
