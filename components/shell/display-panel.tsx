'use client';

import { useEffect, useRef } from 'react';
import { Switch } from '@/components/ui/fields/switch';
import { amounts, figures, theme, type Figures, type Theme } from './display';
import { DisplayChoice } from './display-choice';
import { MeasureChoice, type MeasureLabels } from './measure-choice';
import { choose } from './remembered-choice';
import { useChosen } from './use-chosen';

export type DisplayLabels = MeasureLabels & {
  menu: string;
  theme: string;
  themes: Readonly<Record<Theme, string>>;
  figures: string;
  figuresOf: Readonly<Record<Figures, string>>;
  hide: string;
  hideHint: string;
};

/** Theme, how amounts are written, whether they are shown at all, and whether speed may be measured. Escape and a press outside shut it. */
export function DisplayPanel({ labels }: { labels: DisplayLabels }) {
  const panel = useRef<HTMLDivElement>(null);
  const areHidden = useChosen(amounts) === 'hidden';

  useEffect(() => {
    const menu = panel.current?.closest('details');
    const shut = () => {
      if (menu) menu.open = false;
    };
    const byKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu?.open) return;
      shut();
      menu.querySelector('summary')?.focus();
    };
    const byPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu?.contains(target)) shut();
    };
    document.addEventListener('keydown', byKey);
    document.addEventListener('pointerdown', byPress);
    return () => {
      document.removeEventListener('keydown', byKey);
      document.removeEventListener('pointerdown', byPress);
    };
  }, []);

  return (
    <div
      ref={panel}
      className="absolute bottom-full left-0 z-30 mb-2 grid w-80 max-w-[calc(100vw-2rem)] gap-4 rounded-lg border border-line bg-surface-raised p-4 shadow-raised md:right-0 md:left-auto"
    >
      <DisplayChoice choice={theme} legend={labels.theme} labels={labels.themes} />
      <DisplayChoice choice={figures} legend={labels.figures} labels={labels.figuresOf} />
      <Switch
        id="hide-amounts"
        label={labels.hide}
        hint={labels.hideHint}
        checked={areHidden}
        onChange={({ target }) => choose(amounts, target.checked ? 'hidden' : 'shown')}
      />
      <MeasureChoice labels={labels} />
    </div>
  );
}
