import { CoinSearch } from '@/components/crypto/coin-search';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { cryptoPath } from '@/lib/crypto/coin-path';
import { messages } from '@/lib/messages';

const { missing } = messages().crypto.coin;

/** No coin of the market has this id. */
export function MissingCoin() {
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
