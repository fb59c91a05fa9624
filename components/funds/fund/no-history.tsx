import { NoFigures } from '@/components/sources/sourced-data';
import { Card } from '@/components/ui/card/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { Scheme } from '@/lib/funds/domain/scheme';
import type { Messages } from '@/lib/messages';
import { mfapi } from '@/lib/sources/providers';
import type { SourceProblem } from '@/lib/sources/sourced';
import { FundNav } from './fund-nav';

/** Replaces returns and risk while only AMFI's newest NAV is known. */
export function NoHistory({
  scheme,
  problem,
  retryPath,
  messages: { fund, missing },
}: {
  /** Its newest NAV is shown; left out where the page has shown it. */
  scheme?: Scheme;
  problem: SourceProblem;
  retryPath: string;
  messages: { fund: Messages['funds']['fund']; missing: Messages['sources']['missing'] };
}) {
  const newest = scheme ? (
    <Card>
      <FundNav scheme={scheme} series={[]} messages={fund} />
    </Card>
  ) : null;
  if (problem === 'not-found') {
    return (
      <div className="grid gap-3">
        {newest}
        <EmptyState title={fund.historyTitle}>{fund.historyMissing}</EmptyState>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      {newest}
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
