import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

/** The end of a small form: the press that saves, and how it went. */
export function SaveFoot({
  isSaving,
  labels,
  outcome,
}: {
  isSaving: boolean;
  labels: { submit: string; saving: string };
  outcome: { isGood: boolean; text: string } | null;
}) {
  return (
    <>
      <div>
        <Button type="submit" variant="secondary" isBusy={isSaving}>
          {isSaving ? labels.saving : labels.submit}
        </Button>
      </div>
      <LiveRegion>
        {outcome ? <Alert tone={outcome.isGood ? 'good' : 'bad'}>{outcome.text}</Alert> : null}
      </LiveRegion>
    </>
  );
}
