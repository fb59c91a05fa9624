import { Textarea } from '@/components/ui/fields/textarea';

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
