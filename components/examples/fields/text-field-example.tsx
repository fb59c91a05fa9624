import { TextField } from '@/components/ui/fields/field';

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
