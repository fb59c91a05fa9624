import { Button } from '@/components/ui/button';
import { Slider } from '@/components/ui/fields/slider-field';
import type { Messages } from '@/lib/messages';
import { noMoves, type Moves } from '@/lib/options/domain/position/typed-strategy';

/** The value texts of the sliders. */
export type MoveTexts = Readonly<Record<keyof Moves, string>> & { max: number };

const limits = {
  spotPercent: { min: -20, max: 20, step: 0.5 },
  volatilityPoints: { min: -20, max: 40, step: 1 },
} as const;

/** Spot, volatility and day to drag, or to move with the arrow keys. They need scripts. */
export function MoveSliders({
  moves,
  moveTexts,
  messages,
  onMove,
}: {
  moves: Moves;
  moveTexts: MoveTexts;
  messages: Messages['options']['moves'];
  onMove: (moves: Partial<Moves>) => void;
}) {
  const rows = [
    { name: 'spotPercent', label: messages.spot, ...limits.spotPercent },
    { name: 'volatilityPoints', label: messages.volatility, ...limits.volatilityPoints },
    { name: 'days', label: messages.days, min: 0, max: moveTexts.max, step: 1 },
  ] as const;
  const isMoved = rows.some(({ name }) => moves[name] !== 0);
  return (
    <fieldset className="relative grid gap-x-6 gap-y-2 pt-9 sm:grid-cols-3 xl:grid-cols-1">
      <legend className="absolute top-0 left-0 font-semibold">{messages.title}</legend>
      {rows.map(({ name, label, ...range }) => (
        <label key={name} className="grid gap-0.5 text-sm">
          <span className="flex flex-wrap justify-between gap-x-2">
            <span className="font-semibold">{label}</span>
            <span className="text-ink-soft tabular-nums">{moveTexts[name]}</span>
          </span>
          <Slider
            {...range}
            aria-label={label}
            valueText={moveTexts[name]}
            value={moves[name]}
            onSlide={(value) => onMove({ [name]: value })}
          />
        </label>
      ))}
      <div className="absolute -top-2 -right-3.5">
        <Button variant="quiet" isBusy={!isMoved} onClick={() => onMove(noMoves)}>
          {messages.reset}
        </Button>
      </div>
    </fieldset>
  );
}
