import type { ReactNode } from 'react';
import { PageTabs } from '@/components/ui/page-tabs';
import { fundPath, fundTabs, readFundTab } from '@/lib/funds/domain/fund-query';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { BackTestCard } from './back-test-card';
import type { FundCardProps } from './fund-props';
import { IndexCard, RiskCard } from './risk-cards';
import { MonthTableCard } from '@/components/funds/fund/returns/month-table-card';
import { NavOnDate } from './fund-nav';
import { PlanGapCard, PlanList } from './plan-gap-card';
import {
  RollingTable,
  RollingComparisonCard,
  TrailingTable,
} from '@/components/funds/fund/returns/return-tables';
import { YearsCard } from '@/components/funds/fund/returns/years-card';
import { messages } from '@/lib/messages';

const { tabs } = messages().funds.fund;

type FiguresProps = FundCardProps<
  'scheme' | 'series' | 'market' | 'comparators' | 'csvSource' | 'other' | 'typed' | 'listDay'
> & {
  /** All plans and options of the fund. */
  schemes: readonly Scheme[];
  /** What the scheme is (FundFacts). */
  facts: ReactNode;
};

/** The other figures of a history, one tab at a time. */
export function FundFigures(props: FiguresProps) {
  const { scheme, typed } = props;
  const tab = readFundTab(typed);
  return (
    <section
      id="details"
      className="below-window [--guessed-height:130rem]"
      aria-label={tabs.label}
    >
      <PageTabs
        label={tabs.label}
        current={tab}
        tabs={fundTabs.map((id) => ({
          id,
          title: tabs[id],
          href: `${fundPath(scheme.code, typed, { tab: id })}#details`,
        }))}
        className="mb-3 border-b border-line"
      />
      <div className="grid grid-cols-1 gap-4">
        <TabPanel {...props} />
      </div>
    </section>
  );
}

function TabPanel({ schemes, facts, ...card }: FiguresProps) {
  const { scheme, comparators, typed } = card;
  const tab = readFundTab(typed);
  const hasComparators = comparators.category.length > 0 || comparators.index !== null;
  if (tab === 'risk') {
    return (
      <>
        <RiskCard {...card} />
        {hasComparators ? <RollingTable {...card} /> : null}
        <IndexCard {...card} />
      </>
    );
  }
  if (tab === 'sip' || tab === 'tax') return <BackTestCard {...card} shows={tab} />;
  if (tab === 'plans') {
    return (
      <>
        {scheme.plan ? <PlanGapCard {...card} /> : null}
        <PlanList schemes={schemes} />
      </>
    );
  }
  if (tab === 'about') {
    return (
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {facts}
        <NavOnDate {...card} />
      </div>
    );
  }
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <TrailingTable {...card} />
        {hasComparators ? (
          <>
            <YearsCard {...card} />
            <div className="lg:col-span-2">
              <RollingComparisonCard {...card} />
            </div>
          </>
        ) : (
          <RollingTable {...card} />
        )}
      </div>
      <MonthTableCard {...card} />
    </>
  );
}
