import { Breadcrumb } from '@/components/ui/breadcrumb';
import { cryptoPath } from '@/lib/crypto/domain/coin-path';
import { messages } from '@/lib/messages';
import { homePath } from '@/lib/navigation/routes';

const { navigation, shell } = messages();

/** The way to a page below the market, which no menu names. */
export function CoinCrumbs({ name }: { name: string }) {
  return (
    <Breadcrumb
      label={shell.breadcrumbs}
      steps={[
        { id: 'home', title: navigation.home, href: homePath },
        { id: 'market', title: navigation.titles.cryptoMarket, href: cryptoPath },
        { id: 'coin', title: name },
      ]}
      className="no-print mb-3"
    />
  );
}
