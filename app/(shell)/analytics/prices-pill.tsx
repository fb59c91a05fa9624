import { Suspense } from 'react';
import { Pill } from '@/components/sources/sourced-data';
import { loadFundCount } from '@/lib/dashboard/source';

/** Of when the prices of a person's holdings are: of the list of NAVs, which most of them come from. */
export function PricesPill() {
  return (
    <Suspense fallback={null}>
      <Loaded />
    </Suspense>
  );
}

async function Loaded() {
  const loaded = await loadFundCount();
  return loaded.ok ? <Pill id="dashboard-prices" sourced={loaded.value} /> : null;
}
