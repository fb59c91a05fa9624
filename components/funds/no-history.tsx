import { NoFigures } from '@/components/sources/no-figures';
import { EmptyState } from '@/components/ui/empty-state';
import type { Messages } from '@/lib/messages';
import { mfapi } from '@/lib/sources/providers';
import type { SourceProblem } from '@/lib/sources/sourced';

/** Where returns and risk would stand, while only AMFI's newest NAV is known. */
export function NoHistory({
  problem,
  retryPath,
  messages: { fund, missing },
}: {
  problem: SourceProblem;
  retryPath: string;
  messages: { fund: Messages['funds']['fund']; missing: Messages['sources']['missing'] };
}) {
  if (problem === 'not-found') {
    return <EmptyState title={fund.historyTitle}>{fund.historyMissing}</EmptyState>;
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">{fund.historyOutage}</p>
      <NoFigures
        problem={problem}
        sourceName={mfapi.name}
        retryPath={retryPath}
        messages={missing}
      />
    </div>
  );
}
