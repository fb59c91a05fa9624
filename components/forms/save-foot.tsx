import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

/** The end of a small form: the button that saves, and whether saving succeeded. */
export function SaveFoot<Status extends string>({
  isSaving,
  labels,
  status,
  outcomes,
  isMain = false,
}: {
  isSaving: boolean;
  labels: { submit: string; saving: string };
  /** Null before the form is sent, and where the fields show their own problems. */
  status: Status | null;
  outcomes: Readonly<Record<Status, string>>;
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
          <Alert tone={status === 'saved' ? 'good' : 'bad'}>{outcomes[status]}</Alert>
        ) : null}
      </LiveRegion>
    </>
  );
}
