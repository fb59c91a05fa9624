import type { PresetId } from './preset';

/** Ready-made strategies by what they earn from. The order is no advice. */
export const presetGroups = {
  rise: [
    'long-call',
    'bull-call-spread',
    'bull-put-spread',
    'short-put',
    'call-back-spread',
    'risk-reversal',
    'synthetic-long',
    'call-diagonal',
  ],
  fall: [
    'long-put',
    'bear-put-spread',
    'bear-call-spread',
    'short-call',
    'put-back-spread',
    'synthetic-short',
    'put-diagonal',
  ],
  still: [
    'short-iron-condor',
    'short-iron-butterfly',
    'call-butterfly',
    'put-butterfly',
    'broken-wing-butterfly',
    'call-condor',
    'put-condor',
    'call-calendar',
    'put-calendar',
    'double-calendar',
    'short-straddle',
    'short-strangle',
    'jade-lizard',
    'call-ratio-spread',
    'put-ratio-spread',
  ],
  move: [
    'long-straddle',
    'long-strangle',
    'long-guts',
    'strip',
    'strap',
    'long-iron-condor',
    'long-iron-butterfly',
  ],
  hedge: ['covered-call', 'protective-put', 'collar', 'covered-put'],
  fixed: ['long-box', 'conversion', 'reversal'],
} as const satisfies Readonly<Record<string, readonly PresetId[]>>;

export type PresetGroup = keyof typeof presetGroups;

export const presetIds: readonly PresetId[] = Object.values(presetGroups).flat();

export function isPresetId(text: string): text is PresetId {
  return presetIds.some((id) => id === text);
}
