import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { OutcomeText, type Outcomes } from './outcome-text';

/** The end of a small form: the button that saves, and whether saving succeeded. */
export function SaveFoot<Status extends string>({
  isSaving,
  labels,
  status,
  outcomes,
  changedMeanwhile = null,
  isMain = false,
}: {
  isSaving: boolean;
  labels: { submit: string; saving: string };
  /** Null before the form is sent, and where the fields show their own problems. */
  status: Status | null;
  outcomes: Outcomes<Status>;
  /** Said after `saved` where the fields show a change of what was saved; null where they do not. */
  changedMeanwhile?: string | null;
  /** The form is what its page is for. */
  isMain?: boolean;
}) {
  return (
    <>
      <div>
        <Button type="submit" variant={isMain ? 'primary' : 'secondary'} isBusy={isSaving}>
          {isSaving ? labels.saving : labels.submit}
        </Button>
      </div>
      <LiveRegion>
        {status ? (
          <Alert tone={status === 'saved' ? 'good' : 'bad'}>
            <OutcomeText status={status} outcomes={outcomes} />
            {changedMeanwhile && status === 'saved' ? ` ${changedMeanwhile}` : null}
          </Alert>
        ) : null}
      </LiveRegion>
    </>
  );
}
