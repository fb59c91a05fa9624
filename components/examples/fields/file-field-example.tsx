import { FileField } from '@/components/ui/fields/file-field';

const takes = {
  endings: ['.csv', '.pdf'],
  maxBytes: 2_000_000,
  labels: {
    choose: 'Choose a file, or drop it here',
    remove: 'Remove the file',
    wrongType: 'This is neither a CSV nor a PDF file. Choose another.',
    tooLarge: 'This file is larger than 2 MB. Choose a smaller one.',
  },
};

export function FileFieldExample() {
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
