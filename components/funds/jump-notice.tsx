import { Alert } from '@/components/ui/alert';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { navJumps } from '@/lib/funds/nav-jumps';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { jumpSentence } from './jump-sentence';

const mostNamed = 5;

/** The days on which the NAV jumped, the newest first, and what is not shown because of them. */
export function JumpNotice({
  series,
  words,
}: {
  series: readonly DatedValue[];
  words: Messages['funds']['fund'];
}) {
  const jumps = navJumps(series).reverse();
  if (jumps.length === 0) return null;
  const more = jumps.length - mostNamed;
  return (
    <Alert tone="warn" title={words.jumpTitle}>
      <ul>
        {jumps.slice(0, mostNamed).map((jump) => (
          <li key={jump.after.date}>{jumpSentence(jump, words.jump)}</li>
        ))}
      </ul>
      <p>
        {more > 0 ? `${fill(words.jumpMore, { count: formatNumber(more) })} ` : ''}
        {words.jumpText}
      </p>
    </Alert>
  );
}
