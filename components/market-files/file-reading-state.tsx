import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import type { FileProblem } from '@/lib/market-files/file-problem';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { FileReading } from './use-market-file';

type MarketFileMessages = Messages['marketFile'];

/** How far a file is read, or why it is not. */
export function FileReadingState({
  reading,
  messages,
  onCancel,
}: {
  reading: FileReading;
  messages: MarketFileMessages;
  onCancel: () => void;
}) {
  return (
    <>
      {reading.kind === 'reading' ? (
        <div className="flex items-end gap-4">
          <Progress
            label={`${messages.stages[reading.stage]}: ${reading.name}`}
            percent={reading.stage === 'rows' ? reading.percent : undefined}
          />
          <Button variant="quiet" onClick={onCancel}>
            {messages.cancel}
          </Button>
        </div>
      ) : null}
      <LiveRegion>
        {reading.kind === 'refused' ? (
          <Alert tone="bad" title={reading.name}>
            {problemText(reading.problem, messages)}
          </Alert>
        ) : reading.kind === 'unreadable' ? (
          <Alert tone="bad">{messages.unreadable}</Alert>
        ) : reading.kind === 'not-loaded' ? (
          <Alert tone="bad">{messages.notLoaded}</Alert>
        ) : null}
      </LiveRegion>
    </>
  );
}

/** What is wrong with a file as a whole, and where. */
export function problemText(
  { code, line, column, found }: FileProblem,
  messages: MarketFileMessages,
): string {
  const place =
    line !== null && column
      ? fill(messages.place, { line, column })
      : line !== null
        ? fill(messages.line, { line })
        : column
          ? fill(messages.column, { column })
          : null;
  const details = [place, found === '' ? null : fill(messages.found, { found })].filter(Boolean);
  return details.length > 0
    ? `${messages.problems[code]} (${details.join(', ')})`
    : messages.problems[code];
}
