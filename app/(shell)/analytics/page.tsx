import type { Metadata } from 'next';
import { StreamedPart, SourcePill } from '@/components/sources/sourced-data';
import {
  GuestHeader,
  MemberHeader,
  SamplePill,
} from '@/components/dashboard/frame/dashboard-header';
import { DashboardCards } from '@/components/dashboard/frame/dashboard-cards';
import { SampleSeen } from '@/components/dashboard/start/guest-tasks';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { PageHeader } from '@/components/ui/page-header';
import { RouteLink } from '@/components/ui/route-link';
import { dashboardHref, readDashboardQuery } from '@/lib/dashboard/domain/dashboard-query';
import type { PreparedDashboard } from '@/lib/dashboard/views';
import { prepareDashboard } from '@/lib/dashboard/server/prepare-dashboard';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { homePath } from '@/lib/navigation/routes';
import { siteData } from '@/lib/navigation/structured-data';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { formDeadlineMs, withRenderDeadline } from '@/lib/render-deadline';

const { dashboard, navigation, site } = messages();

export const metadata: Metadata = {
  title: navigation.titles.dashboard,
  description: dashboard.description,
  alternates: { canonical: homePath },
};

/** The dashboard: finds the viewer, then loads and shows each card apart. */
export default async function DashboardPage({ searchParams }: { searchParams: SearchParams }) {
  const query = readDashboardQuery(await readQuery(searchParams));
  const opensForm = query.open !== null || query.edit !== null;
  const { prepared } = await withRenderDeadline(
    { prepared: prepareDashboard(query) },
    opensForm ? formDeadlineMs : undefined,
  );
  return (
    <>
      <Breadcrumbs path={homePath} siteUrl={env.siteUrl} />
      <JsonLd data={siteData(env.siteUrl, site)} />
      <StreamedPart
        figures={prepared}
        skeleton={
          <>
            <PageHeader title={navigation.titles.dashboard} />
            <Skeleton label={dashboard.loading} lines={40} />
          </>
        }
      >
        {(one) => (
          <>
            <Header {...one} />
            {one.viewer.isDemo ? <SampleSeen /> : null}
            <DashboardCards {...one} />
          </>
        )}
      </StreamedPart>
      {query.tab === 'data' ? null : (
        <p className="no-print mt-4 text-xs text-ink-soft">
          <RouteLink
            href={dashboardHref({ tab: 'data', isDemo: query.isDemo })}
            prefetches={false}
            className="link inline-flex min-h-8 items-center"
          >
            {dashboard.dataStatus}
          </RouteLink>
        </p>
      )}
    </>
  );
}

function Header({ viewer, viewId, prices }: PreparedDashboard) {
  const sample = (
    <SamplePill isInTitle={viewer.kind === 'demo'} hasSamplePrices={env.sources.isSample} />
  );
  if (viewer.kind === 'guest') {
    return <GuestHeader query={viewer} pill={sample} />;
  }
  const isNew = viewId === 'new' && viewer.items?.length === 0;
  return (
    <MemberHeader
      name={viewer.name}
      query={viewer}
      hasTabs={!isNew}
      canArrange={viewId === 'overview'}
      pill={
        viewer.isDemo ? (
          sample
        ) : (
          <StreamedPart figures={prices} skeleton={null}>
            {(loaded) =>
              loaded?.ok ? <SourcePill id="dashboard-prices" sourced={loaded.value} /> : null
            }
          </StreamedPart>
        )
      }
    />
  );
}
