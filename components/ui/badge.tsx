import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type BadgeTone = 'plain' | 'accent' | 'good' | 'warn' | 'bad';

const tones: Record<BadgeTone, string | null> = {
  plain: null,
  accent: 'bg-accent-soft text-accent-strong',
  good: 'bg-gain-soft text-gain',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-loss-soft text-loss',
};

/** A word or two about the thing beside it. Never the only carrier of a meaning by its colour. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames('badge', tones[tone])}>{children}</span>;
}
