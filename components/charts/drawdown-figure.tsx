import type { ComponentProps } from 'react';
import { PriceFigure } from './price-figure';

/** How far below its highest so far something stood: an area that hangs from zero. Its values are percent, not above zero. */
export function DrawdownFigure({
  label,
  ...figure
}: { label: string } & Pick<
  ComponentProps<typeof PriceFigure>,
  | 'points'
  | 'messages'
  | 'sentence'
  | 'note'
  | 'fileName'
  | 'labels'
  | 'breaks'
  | 'formatValue'
  | 'formatAxis'
>) {
  return (
    <PriceFigure
      {...figure}
      lines={[{ id: 'below', label, tone: 'loss' }]}
      unit="%"
      holdsZero
      hasExtremes={false}
    />
  );
}
