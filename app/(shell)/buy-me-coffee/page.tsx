import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { FeeTable, RunningCosts } from '@/components/support/fee-table';
import { OwnAmount } from '@/components/support/own-amount';
import { PresetCodes } from '@/components/support/preset-codes';
import { SupporterWall } from '@/components/support/supporter-wall';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { CopyButton } from '@/components/ui/files/copy-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { giftTerms, supportFees } from '@/lib/support/gift-terms';
import { compareTexts } from '@/lib/text/compare-texts';

const path = '/buy-me-coffee';
const { navigation, support } = messages();
const { upi, coffee, fees, costs, back, wall } = support;
const monthFormat = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric' });

const leftColumn = 'min-w-0 xl:col-span-7 xl:col-start-1';
const rightColumn = 'min-w-0 xl:col-span-5 xl:col-start-8';

export const metadata: Metadata = {
  title: navigation.titles.buyMeACoffee,
  description: support.description,
  alternates: { canonical: path },
};

/** Prerendered at build with the settings of that moment; the wall is fetched from its own address. */
export const dynamic = 'error';

export default function BuyMeCoffeePage() {
  const { upiAddress, upiName, coffeeHandle, received } = env.support;
  const payee = upiAddress ? { address: upiAddress, name: upiName } : null;
  const offered = { upi: payee !== null, coffee: coffeeHandle !== null };
  const latest = [...received].sort((one, other) => compareTexts(other.name, one.name)).at(0);
  return (
    <>
      <Breadcrumbs path={path} siteUrl={env.siteUrl} />
      <PageHeader title={navigation.titles.buyMeACoffee} />
      {offered.upi || offered.coffee ? null : <Notice tone="warn">{support.none}</Notice>}
      {/* A column of cards each, of about the same height; the last row takes what the wall needs more. */}
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-12 xl:grid-rows-[repeat(4,auto)_1fr] xl:items-start">
        {payee ? (
          <Card
            title={upi.title}
            titleId="upi"
            description={upi.text}
            className={`${leftColumn} xl:row-span-2 xl:row-start-1`}
          >
            <PresetCodes
              payee={payee}
              messages={upi}
              own={<OwnAmount payee={payee} messages={upi} />}
            >
              <div className="text-sm">
                <p>
                  {upi.address}:{' '}
                  <span id="upi-address" className="font-mono wrap-anywhere">
                    {payee.address}
                  </span>
                </p>
                <div className="-ml-3">
                  <CopyButton
                    targetId="upi-address"
                    labels={{ copy: upi.copy, copied: upi.copied, notCopied: upi.notCopied }}
                  />
                </div>
              </div>
              <p className="max-w-sm text-xs text-ink-soft">{upi.noConfirmation}</p>
            </PresetCodes>
          </Card>
        ) : null}
        {coffeeHandle ? (
          <Card
            title={coffee.title}
            titleId="coffee"
            description={coffee.text}
            className={`${payee ? rightColumn : leftColumn} xl:row-start-1`}
          >
            <TextLink
              href={`https://buymeacoffee.com/${encodeURIComponent(coffeeHandle)}`}
              newTabLabel={coffee.newTab}
              className="inline-block py-2.5 wrap-anywhere"
            >
              {fill(coffee.open, { handle: coffeeHandle })}
            </TextLink>
          </Card>
        ) : null}
        {offered.upi || offered.coffee ? (
          <div className={`grid grid-cols-1 gap-2 ${leftColumn} xl:row-start-4`}>
            <Disclosure title={fees.title}>
              <FeeTable fees={supportFees.filter(({ id }) => offered[id])} />
            </Disclosure>
            <Disclosure title={back.title}>
              <div className="grid max-w-prose gap-3">
                {back.text.map((paragraph) => (
                  <p key={paragraph}>
                    {fill(paragraph, { email: env.grievance.email, ...giftTerms })}
                  </p>
                ))}
              </div>
            </Disclosure>
          </div>
        ) : null}
        {(offered.upi || offered.coffee) && env.support.costs.length > 0 ? (
          <Card title={costs.title} titleId="costs" className={`${leftColumn} xl:row-start-3`}>
            <RunningCosts
              costs={env.support.costs}
              latest={
                latest
                  ? {
                      month: monthFormat.format(new Date(`${latest.name}-15T00:00:00Z`)),
                      rupees: latest.rupees,
                    }
                  : null
              }
            />
          </Card>
        ) : null}
        <Card
          title={wall.title}
          titleId="wall"
          description={wall.text}
          className={`${rightColumn} ${payee && coffeeHandle ? 'xl:row-[2/6]' : 'xl:row-[1/6]'}`}
        >
          <SupporterWall messages={wall} />
        </Card>
      </div>
    </>
  );
}
