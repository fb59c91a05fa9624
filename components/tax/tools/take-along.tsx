import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CsvButton } from '@/components/ui/files/csv-button';
import { useCopy } from '@/components/ui/files/use-copy';
import type { Answer } from '../answer-of';
import type { TaxMessages } from '../form-groups';

/** The link with the figures, copied on purpose only; the printer; the steps as a table for a spreadsheet. */
export function TakeAlong({
  answer,
  fragment,
  messages,
}: {
  answer: Answer;
  /** The part of the address after the #; empty while the visitor has entered nothing to share. */
  fragment: string;
  messages: TaxMessages;
}) {
  const { copy, outcome } = useCopy(fragment);
  const words = messages.tools.take;
  const copyAddress = () =>
    copy(new URL(window.location.pathname + fragment, window.location.href).href);
  const loadSteps = async () => {
    const { stepsCsv } = await import('./steps-csv');
    return { name: words.file, text: stepsCsv(answer.comparison, messages) };
  };
  return (
    <div className="no-print grid gap-3">
      <p className="text-sm text-ink-soft">{words.linkNote}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={copyAddress}>{words.link}</Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
        <CsvButton label={words.csv} failed={words.csvFailed} load={loadSteps} />
      </div>
      <LiveRegion className="text-sm">{outcome ? words[outcome] : null}</LiveRegion>
    </div>
  );
}
