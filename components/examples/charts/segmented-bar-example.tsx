import { assetTones, type AssetKind } from '@/components/charts/asset-tones';
import { SegmentedBar } from '@/components/charts/segmented-bar';
import { messages } from '@/lib/messages';
import { formatShortRupees } from '@/lib/money/lakh-crore';
import { formatPercent } from '@/lib/money/rupees';

const amounts: Record<AssetKind, number> = {
  equity: 9_19_766,
  debt: 5_51_749,
  gold: 1_47_722,
  coins: 59_313,
  cash: 2_63_776,
};
const targets: Record<AssetKind, number> = { equity: 55, debt: 25, gold: 10, coins: 2, cash: 8 };
const total = Object.values(amounts).reduce((sum, rupees) => sum + rupees, 0);

/** The actual share of each kind of asset above its target share. */
export function SegmentedBarExample() {
  const { segmented } = messages().charts;
  return (
    <SegmentedBar
      label={segmented.label}
      targets={targets}
      parts={(Object.keys(amounts) as AssetKind[]).map((id) => ({
        id,
        label: segmented.kinds[id],
        tone: assetTones[id],
        value: amounts[id],
        text: formatShortRupees(amounts[id]),
        shareText: formatPercent((amounts[id] / total) * 100, 1),
      }))}
    />
  );
}
