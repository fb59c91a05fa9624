import { DateField } from '@/components/ui/fields/date-field';

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
