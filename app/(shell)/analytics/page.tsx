import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { FeatureGrid } from '@/components/dashboard/feature-grid';
import { Greeting } from '@/components/dashboard/greeting';
import { QuickSip } from '@/components/dashboard/quick-sip';
import { SavedPlans } from '@/components/dashboard/saved-plans';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { SavedPlanCard } from '@/components/sip/saved-plan-card';
import { SavedTaxCard } from '@/components/tax/saved-tax-card';
import { PageHeader } from '@/components/ui/page-header';
import { findUser } from '@/lib/auth/session';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { listMySavedItems } from '@/lib/saved/store';
import { summariseSavedPlan } from '@/lib/sip/saved-plan';
import { summariseSavedCalculation } from '@/lib/tax/saved-calculation';
import '@/app/rooms.css';

const { dashboard, display, navigation, saved, sip, tax } = messages();

export const metadata: Metadata = {
  title: navigation.titles.dashboard,
  description: dashboard.description,
  alternates: { canonical: '/analytics' },
};

/** The dashboard: its frame at once, then what depends on who is asking. */
export default async function DashboardPage() {
  await connection();
  return (
    <>
      <Breadcrumbs path="/analytics" siteUrl={env.siteUrl} />
      <PageHeader title={navigation.titles.dashboard}>
        <Suspense fallback={<Greeting name={null} labels={dashboard} />}>
          <PersonalGreeting />
        </Suspense>
      </PageHeader>
      <div className="grid gap-8">
        <QuickSip labels={dashboard.quickSip} />
        <FeatureGrid />
        <Suspense fallback={<div className="min-h-48" />}>
          <PersonalPlans />
        </Suspense>
      </div>
    </>
  );
}

async function PersonalGreeting() {
  // Without Firebase the dashboard still serves; it just does not know the name.
  const user = await findUser();
  return <Greeting name={user.ok ? user.value.username : null} labels={dashboard} />;
}

async function PersonalPlans() {
  const items = await listMySavedItems();
  if (!items.ok) {
    const state = items.problem === 'unavailable' ? 'unavailable' : 'guest';
    return <SavedPlans state={state} labels={dashboard} />;
  }
  const plans = items.value.flatMap((item) => summariseSavedPlan(item) ?? []);
  const taxes = items.value.flatMap((item) => summariseSavedCalculation(item) ?? []);
  return (
    <SavedPlans state={plans.length + taxes.length > 0 ? 'some' : 'none'} labels={dashboard}>
      {plans.map((summary) => (
        <SavedPlanCard key={summary.id} summary={summary} messages={{ sip, saved, display }} />
      ))}
      {taxes.map((calculation) => (
        <SavedTaxCard
          key={calculation.id}
          calculation={calculation}
          messages={{ tax, saved, display }}
        />
      ))}
    </SavedPlans>
  );
}
