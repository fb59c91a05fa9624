import { Suspense } from 'react';
import { SourcePill } from '@/components/sources/source-pill';
import { loadFundCount } from '@/lib/dashboard/source';
import { messages } from '@/lib/messages';

const { sources } = messages();

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
  if (!loaded.ok) return null;
  const ageSeconds = (Date.now() - Date.parse(loaded.value.fetchedAt)) / 1000;
  return (
    <SourcePill
      id="dashboard-prices"
      sourced={loaded.value}
      ageSeconds={ageSeconds}
      messages={sources}
    />
  );
}
