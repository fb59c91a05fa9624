import { Alert } from '@/components/ui/alert';
import { outageMark } from '@/lib/guest-pages/outage-mark';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { coingecko } from '@/lib/sources/providers';
import type { SourceProblem } from '@/lib/sources/sourced';

const { crypto, sources } = messages();

/** Says that a chart shows only the last seven days, from the market list, and why. */
export function WeekInstead({ because, retryPath }: { because: SourceProblem; retryPath: string }) {
  const problem = because === 'not-found' ? 'refused' : because;
  return (
    <Alert tone="warn">
      {crypto.weekInstead} {fill(sources.missing[problem], { source: coingecko.name })}{' '}
      <a {...outageMark} href={retryPath} className="font-semibold underline">
        {sources.missing.retry}
      </a>
    </Alert>
  );
}
