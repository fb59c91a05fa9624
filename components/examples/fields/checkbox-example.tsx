import { Checkbox } from '@/components/ui/fields/checkbox';
import { TextLink } from '@/components/ui/text-link';

export function CheckboxExample() {
  return (
    <div className="grid w-full max-w-xl gap-4">
      <Checkbox id="checkbox-on" label="Count dividends as well" defaultChecked />
      <Checkbox
        id="checkbox-hint"
        label="I am older than 60"
        note="optional"
        hint="Some limits of the law are higher then."
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
      <Checkbox id="checkbox-pending" label="Keep this plan" disabled pending="Saving…" />
      <Checkbox id="checkbox-disabled" label="Indexation, gone since 2024" disabled />
    </div>
  );
}
