import { assetTones } from '@/components/charts/asset-tones';
import type { SeriesTone } from '@/components/charts/series';
import type { AssetGroup } from '@/lib/holdings/allocation';

/** The colours of the kinds of asset, and one for funds that mix them. */
export const groupTones: Readonly<Record<AssetGroup, SeriesTone>> = {
  ...assetTones,
  mixed: 'fifth',
};
