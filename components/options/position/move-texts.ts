import { shiftDays } from '@/lib/calendar/day-count';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed';
import type { Strategy } from '@/lib/options/domain/position/read-strategy';
import type { Moves } from '@/lib/options/domain/position/moves';
import { daysAhead } from '@/lib/options/domain/position/what-if';
import type { MoveTexts } from './move-sliders';
import { options } from '@/lib/messages/en/options/options';

const { moves: messages } = options;

/** The value of each slider in words; `max` is the number of days to the first expiry. */
export function moveTexts(strategy: Strategy | null, moves: Moves): MoveTexts {
  const spot = strategy ? strategy.spot * (1 + moves.spotPercent / 100) : null;
  const max = strategy ? daysAhead(strategy) : 0;
  const days = Math.min(moves.days, max);
  return {
    spotPercent: fill(moves.spotPercent === 0 ? messages.spotUnchanged : messages.spotText, {
      percent: formatSignedPercent(moves.spotPercent, 1),
      spot: formatNumber(spot),
    }),
    volatilityPoints:
      moves.volatilityPoints === 0
        ? messages.unchanged
        : pointsInWords(moves.volatilityPoints, messages.points),
    days: strategy ? dayInWords(strategy, days) : '',
    max,
  };
}

function dayInWords({ date: valuationDate }: Strategy, days: number): string {
  const date = formatDate(shiftDays(valuationDate, days));
  return days === 0 ? date : fillCount(days, messages.daysLater, { date });
}

/** A change of volatility in percentage points: +3 points. */
export function pointsInWords(points: number, sentence: string): string {
  const sign = points > 0 ? '+' : '';
  return fill(sentence, { points: sign + formatNumber(points) });
}
