import { redirect } from 'next/navigation';
import { coinPath } from '@/lib/crypto/domain/coin';
import { loadCoin } from '@/lib/crypto/server/source';
import MissingCoin from './not-found';

/** Shown for an unknown coin. The middleware sets the status 404. */
export default async function MissingCoinPage({ params }: { params: Promise<{ coin: string }> }) {
  const { coin } = await params;
  // The market changes: an old link redirects to a coin that returned.
  if (/^[a-z0-9-]+$/.test(coin) && (await loadCoin(coin)).ok) redirect(coinPath(coin));
  return <MissingCoin />;
}
