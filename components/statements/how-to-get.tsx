import { TextDisclosure } from '@/components/ui/disclosure';
import { TextLink } from '@/components/ui/text-link';
import { messages, type Messages } from '@/lib/messages';

const { howTo: howToMessages } = messages().statements;

type Item = keyof Messages['statements']['howTo']['items'];

/** Where each statement is asked for, as the registrars, brokers and exchanges name their sites. */
const addresses: Readonly<Record<Item, readonly { name: string; href: string }[]>> = {
  registrars: [
    {
      name: 'CAMS',
      href: 'https://www.camsonline.com/Investors/Statements/Consolidated-Account-Statement',
    },
    {
      name: 'KFintech',
      href: 'https://mfs.kfintech.com/investor/General/ConsolidatedAccountStatement',
    },
  ],
  zerodha: [{ name: 'Zerodha Console', href: 'https://console.zerodha.com' }],
  groww: [{ name: 'Groww', href: 'https://groww.in' }],
  others: [
    { name: 'Upstox', href: 'https://upstox.com' },
    { name: 'ICICI Direct', href: 'https://www.icicidirect.com' },
    { name: 'Kuvera', href: 'https://kuvera.in' },
  ],
  coins: [
    { name: 'WazirX', href: 'https://wazirx.com' },
    { name: 'CoinDCX', href: 'https://coindcx.com' },
    { name: 'Binance', href: 'https://www.binance.com' },
  ],
};
const items = Object.keys(addresses) as Item[];

/** How to get each statement that can be imported. */
export function HowToGetStatements() {
  return (
    <TextDisclosure title={howToMessages.title}>
      <dl className="grid gap-3 text-sm">
        {items.map((item) => (
          <div key={item}>
            <dt className="font-semibold">{howToMessages.items[item].name}</dt>
            <dd>
              {howToMessages.items[item].text}{' '}
              {addresses[item].map(({ name, href }, index) => (
                <span key={href}>
                  {index > 0 ? ' · ' : null}
                  <TextLink href={href} newTabLabel={howToMessages.newTab}>
                    {name}
                  </TextLink>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </TextDisclosure>
  );
}
