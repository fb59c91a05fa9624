import { Alert } from '@/components/ui/alert';

/** What the Advertising Standards Council asks to say wherever crypto is spoken of, and the tax in a line. */
export function RiskNotice({ asci, note }: { asci: string; note: string }) {
  return (
    <Alert tone="warn" className="mb-6">
      <p className="font-semibold">{asci}</p>
      <p className="mt-1">{note}</p>
    </Alert>
  );
}
