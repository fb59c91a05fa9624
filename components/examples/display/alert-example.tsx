import { Alert } from '@/components/ui/alert';

export function AlertExample() {
  return (
    <div className="grid w-full gap-4">
      <Alert title="New financial year">Slabs are those of 2026-27 from 1 April.</Alert>
      <Alert tone="good" title="Saved">
        Your plan is in your account.
      </Alert>
      <Alert tone="warn" title="Prices are from yesterday">
        The exchange did not answer. These are the last that we have.
      </Alert>
      <Alert tone="bad" title="Not saved">
        You are offline. Nothing typed is lost: press Save again later.
      </Alert>
      <Alert>Without a title, for a single sentence.</Alert>
    </div>
  );
}
