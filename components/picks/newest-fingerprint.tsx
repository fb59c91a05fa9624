import { Card } from '@/components/ui/card/card';

type Fact = { term: string; value: string };

/** The facts of a record's newest entry, its hash last: long, and whole, so that it can be copied and compared. */
export function NewestFingerprint({
  title,
  facts,
  hash,
}: {
  title: string;
  facts: readonly Fact[];
  hash: Fact;
}) {
  return (
    <Card title={title} titleId="newest-fingerprint">
      <dl className="grid gap-4 md:grid-cols-2">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="md:col-span-2">
          <dt className="text-sm text-ink-soft">{hash.term}</dt>
          <dd>
            <code className="break-all select-all">{hash.value}</code>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
