import type { ReactNode } from 'react';
import { SourcePill } from '@/components/sources/sourced-data';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import {
  ownFilePath,
  picksPath,
  ownScreenPath,
  recordPath,
  paperPath,
} from '@/lib/picks/domain/company/paths';
import {
  permissionOf,
  type PriceLag,
  type Universe,
  type UniverseIdentity,
} from '@/lib/picks/domain/company/universe';
import { maxFiguresMonths } from '@/lib/picks/domain/ratios/ratio-row';
import { sampleCredit } from '@/lib/sources/sourced';
import { lawCitationText } from '@/lib/law/citation-text';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { formatNumber } from '@/lib/money/rupees';
import { PageTabs } from '@/components/ui/page-tabs';

const { lawSources, navigation, picks, picksRules } = messages();

const back = { href: picksPath, label: navigation.titles.stockPicks };

type FramedMarket = {
  universe: Pick<Universe, 'kind' | 'identity' | 'pricesEndOn'>;
  lag: PriceLag;
  pricesLicence: string | null;
  pricesTo: IsoDate;
};

/** The start of every stock picks page: title row, disclaimer, age of the prices. */
export function PicksFrame({
  title,
  isBelow = false,
  backTo,
  aside,
  actions,
  market,
  needsMarket = true,
  tab,
  children,
}: {
  title: string;
  /** A page below the list of screens links back to it. */
  isBelow?: boolean;
  /** Where else a page leads back to. */
  backTo?: typeof back;
  aside?: ReactNode;
  actions?: ReactNode;
  /** Null until the operator has imported figures: the page then says only that. */
  market: FramedMarket | null;
  /** False for a page on the reader's own figures. */
  needsMarket?: boolean;
  /** The current tab, on a page without a panel that shows the tabs. */
  tab?: PicksTab;
  children?: ReactNode;
}) {
  const pricesEndOn = market?.universe.pricesEndOn;
  const hasPrices = market?.universe.kind === 'sample' || Boolean(market?.pricesLicence);
  return (
    <>
      <PageHeader
        title={title}
        back={backTo ?? (isBelow ? back : undefined)}
        aside={aside}
        actions={
          <>
            {market ? (
              <div className="flex items-center gap-2">
                {hasPrices ? (
                  <span className="text-xs text-ink-soft max-lg:hidden">
                    {fill(picks.head.pricesOf, {
                      date: formatDate(pricesEndOn ?? market.pricesTo),
                    })}
                  </span>
                ) : null}
                {market.universe.kind === 'sample' ? samplePill(market) : null}
              </div>
            ) : null}
            {actions}
          </>
        }
      />
      <PicksDisclaimer
        lag={market && hasPrices ? market.lag : null}
        isSample={market?.universe.kind === 'sample'}
      />
      {tab ? <PicksTabs current={tab} className="mb-4 border-b border-line" /> : null}
      <div className="grid grid-cols-1 gap-4">
        {market || !needsMarket ? null : (
          <EmptyState
            title={picks.none.title}
            action={<ButtonLink href={ownFilePath}>{picks.none.ownFile}</ButtonLink>}
          >
            {picks.none.text}
          </EmptyState>
        )}
        {pricesEndOn ? (
          <Alert tone="warn">
            {fill(picks.universe.pricesEnd, { date: formatDate(pricesEndOn) })}
          </Alert>
        ) : null}
        {children}
        {market?.universe.identity ? (
          <UniverseNote identity={market.universe.identity} pricesLicence={market.pricesLicence} />
        ) : null}
      </div>
    </>
  );
}

/** Sample figures are generated for the day, so their age is zero. */
function samplePill({ pricesTo }: FramedMarket) {
  return (
    <SourcePill
      id="picks-source"
      sourced={{ source: sampleCredit, asOf: pricesTo, fetchedAt: pricesTo, status: 'sample' }}
    />
  );
}

/** The disclaimer above every list: no registered adviser, the age of prices, and sample data. */
export function PicksDisclaimer({
  lag,
  isSample,
}: {
  /** Null where there are no prices. */
  lag: PriceLag | null;
  isSample: boolean;
}) {
  const { head } = picks;
  return (
    <Notice
      tone="warn"
      detailsLabel={head.details}
      details={
        <>
          <p>
            <strong>{head.notRegistered}</strong> {head.noAdvice}
          </p>
          {lag ? (
            <p>
              {fill(picksRules.lag, {
                days: lag.days,
                source: lawCitationText(lag.reason.source, lawSources),
              })}{' '}
              {lag.reason.source.isPrimary ? null : lawSources.secondary}{' '}
              {lag.reason.source.url ? (
                <TextLink href={lag.reason.source.url}>{head.lagSource}</TextLink>
              ) : null}
            </p>
          ) : null}
          <p>{head.risk}</p>
          {isSample ? <p>{head.sample}</p> : null}
        </>
      }
    >
      {head.short} {lag ? fill(head.shortLag, { days: lag.days }) : null}
    </Notice>
  );
}

const shownDigits = 12;

/** Which companies the figures are of, whose figures they are, and under which permission prices stand. */
export function UniverseNote({
  identity: { name, fingerprint, importedOn, coverage },
  pricesLicence,
}: {
  identity: UniverseIdentity;
  pricesLicence: string | null;
}) {
  const { universe: universeMessages } = picks;
  const years = formatNumber(coverage.years);
  return (
    <section aria-labelledby="universe-title" className="grid gap-1 text-xs text-ink-soft">
      <h2 id="universe-title" className="font-semibold text-ink">
        {universeMessages.title}
      </h2>
      <p>
        {fill(universeMessages.coverage, {
          name,
          known: formatNumber(coverage.withYears),
          all: formatNumber(coverage.companies),
          years,
          date: formatDate(importedOn),
          fingerprint: fingerprint.slice(0, shownDigits),
        })}
      </p>
      <p>
        {permissionOf({ universe: { kind: 'imported' }, pricesLicence }, universeMessages).join(
          ' ',
        )}
      </p>
      <p>
        {coverage.goneCompanies > 0
          ? fillCount(coverage.goneCompanies, universeMessages.gone, {
              count: formatNumber(coverage.goneCompanies),
            })
          : universeMessages.noGone}{' '}
        {fill(universeMessages.late, { late: formatNumber(coverage.lateYears), years })}{' '}
        {fill(universeMessages.old, { months: maxFiguresMonths })}
      </p>
    </section>
  );
}

const pages = [
  ['screens', picksPath],
  ['own', ownScreenPath],
  ['file', ownFilePath],
  ['paper', paperPath],
  ['record', recordPath],
] as const;

type PicksTab = (typeof pages)[number][0];

/** The pages of stock picks. */
export function PicksTabs({ current, className }: { current: PicksTab; className?: string }) {
  return (
    <PageTabs
      label={picks.tabs.label}
      tabs={pages.map(([id, href]) => ({ id, title: picks.tabs[id], href }))}
      current={current}
      className={className}
    />
  );
}
