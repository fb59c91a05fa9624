import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CoinSearch } from '@/components/crypto/coin-search';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { coinPath, cryptoPath } from '@/lib/crypto/market-query';
import { loadCoin } from '@/lib/crypto/source';
import { messages } from '@/lib/messages';

const { missing } = messages().crypto.coin;

export const metadata: Metadata = { title: missing.title, robots: { index: false } };

/** No coin of the market has this id. The doorman sets the status 404. */
export default async function MissingCoinPage({ params }: { params: Promise<{ coin: string }> }) {
  const { coin } = await params;
  // The market changes, and an old link should find a coin that came back.
  if (/^[a-z0-9-]+$/.test(coin) && (await loadCoin(coin)).ok) redirect(coinPath(coin));
  return (
    <>
      <PageHeader title={missing.title}>{missing.text}</PageHeader>
      <div className="grid gap-4">
        <CoinSearch label={missing.search} submit={missing.submit} />
        <p>
          <TextLink href={cryptoPath}>{missing.all}</TextLink>
        </p>
      </div>
    </>
  );
}
