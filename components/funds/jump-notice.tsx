import { Alert } from '@/components/ui/alert';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { navJumps } from '@/lib/funds/domain/nav-jumps';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { jumpSentence } from './jump-sentence';

const mostNamed = 5;

/** The days on which the NAV jumped, the newest first, and what is not shown because of them. */
export function JumpNotice({
  series,
  messages,
}: {
  series: readonly DatedValue[];
  messages: Messages['funds']['fund'];
}) {
  const jumps = navJumps(series).reverse();
  if (jumps.length === 0) return null;
  const more = jumps.length - mostNamed;
  return (
    <Alert tone="warn" title={messages.jumpTitle}>
      <ul>
        {jumps.slice(0, mostNamed).map((jump) => (
          <li key={jump.after.date}>{jumpSentence(jump, messages.jump)}</li>
        ))}
      </ul>
      <p>
        {more > 0 ? `${fill(messages.jumpMore, { count: formatNumber(more) })} ` : ''}
        {messages.jumpText}
      </p>
    </Alert>
  );
}
