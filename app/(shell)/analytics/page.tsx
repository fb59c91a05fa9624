import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { FeatureGrid } from '@/components/dashboard/feature-grid';
import { Greeting } from '@/components/dashboard/greeting';
import { QuickSip } from '@/components/dashboard/quick-sip';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { PageHeader } from '@/components/ui/page-header';
import { currentUser } from '@/lib/auth/session';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';

const { dashboard, navigation } = messages();

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
      </div>
    </>
  );
}

async function PersonalGreeting() {
  // Without Firebase the dashboard still serves; it just does not know the name.
  const member = await currentUser().catch(() => null);
  return <Greeting name={member?.username ?? null} labels={dashboard} />;
}
