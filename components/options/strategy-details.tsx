import { memo } from 'react';
import type { Messages } from '@/lib/messages';
import type { Analysis } from '@/lib/options/domain/position/analysis';
import type { Moves } from '@/lib/options/domain/position/what-if';
import { ChargesCard } from './charges-card';
import { GreeksCard } from './greeks-card';
import { HeatCard } from './heat-card';

/** While somebody types, what is out of sight is neither laid out nor painted (components/sip/sip-details.tsx). */
const outOfSight =
  '[content-visibility:auto] [contain-intrinsic-size:auto_30rem] print:[content-visibility:visible]';

/** Everything below the payoff. Drawn by the server first; the browser fetches this code with the first edit. */
export const StrategyDetails = memo(function StrategyDetails({
  analysis,
  moves,
  isLive = false,
  messages,
}: {
  analysis: Analysis;
  moves: Moves;
  isLive?: boolean;
  messages: Messages['options'];
}) {
  const { strategy, value, outcome } = analysis;
  const className = isLive ? outOfSight : undefined;
  return (
    <div className="grid grid-cols-1 gap-6">
      <HeatCard
        strategy={strategy}
        moves={moves}
        breakevens={outcome.breakevens}
        messages={messages}
        className={className}
      />
      <GreeksCard strategy={strategy} value={value} messages={messages} className={className} />
      <ChargesCard analysis={analysis} messages={messages} className={className} />
    </div>
  );
});
