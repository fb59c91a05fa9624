import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { Stat } from '@/components/ui/stat';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { recordPath } from '@/lib/picks/paths';
import type { RecordStamp } from '@/lib/picks/record-entry';

/** The newest hash of the record and how to hold the record against it. */
export function NewestHash({
  stamp,
  words,
}: {
  /** Null while nothing is on record. */
  stamp: RecordStamp | 'down' | null;
  words: Messages['picksOwn']['publicHash'];
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {stamp === 'down' ? <Alert tone="warn">{words.down}</Alert> : null}
      {stamp === null ? <p>{words.none}</p> : null}
      {stamp !== null && stamp !== 'down' ? (
        <Card>
          <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
            <Stat
              label={words.hash}
              value={<code className="text-base wrap-anywhere">{stamp.hash}</code>}
              className="sm:col-span-2"
            />
            <Stat label={words.sequence} value={formatNumber(stamp.sequence)} />
            <Stat label={words.day} value={formatDate(stamp.ranOn)} />
          </dl>
        </Card>
      ) : null}
      <Card title={words.how} titleId="hash-how">
        <ol className="grid max-w-prose list-decimal gap-2 pl-5">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-4">
          <TextLink href={recordPath}>{words.members}</TextLink>
        </p>
      </Card>
    </div>
  );
}
