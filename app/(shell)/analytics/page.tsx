import type { Metadata } from 'next';
import { Part, withHeadStart } from '@/app/early';
import { renderingTurn } from '@/app/rendering-turn';
import { ViewLinks } from '@/components/crypto/view-links';
import { DemoBanner } from '@/components/dashboard/demo-banner';
import { Greeting } from '@/components/dashboard/greeting';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { findUser } from '@/lib/auth/server/session';
import { dashboardHref, dashboardPath, ranges, readDashboardQuery } from '@/lib/dashboard/range';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { siteData } from '@/lib/navigation/structured-data';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { PreparedCards, prepareBoard } from './prepare-board';

const { dashboard, navigation, site } = messages();

export const metadata: Metadata = {
  title: navigation.titles.dashboard,
  description: dashboard.description,
  alternates: { canonical: dashboardPath },
};

/** The dashboard: its frame, then card by card what this person's sources have to say. */
export default async function DashboardPage({ searchParams }: { searchParams: SearchParams }) {
  const query = readDashboardQuery(await readQuery(searchParams));
  const { user, board } = await withHeadStart({ user: findUser(), board: prepareBoard(query) });
  await renderingTurn();
  return (
    <>
      <Breadcrumbs path={dashboardPath} siteUrl={env.siteUrl} />
      <JsonLd data={siteData(env.siteUrl, site)} />
      <PageHeader title={navigation.titles.dashboard}>
        {/* Without Firebase the dashboard still serves; it just does not know the name. */}
        <Part figures={user} skeleton={<Greeting name={null} labels={dashboard} />}>
          {(found) => <Greeting name={found.ok ? found.value.username : null} labels={dashboard} />}
        </Part>
      </PageHeader>
      <Part figures={board} skeleton={<Skeleton label={dashboard.loading} lines={40} />}>
        {(prepared) => (
          <>
            {query.isDemo ? (
              <DemoBanner
                leaveHref={dashboardHref({ ...query, isDemo: false })}
                messages={dashboard.demo}
              />
            ) : null}
            {prepared.viewer.kind === 'guest' ? null : (
              <div className="mb-2">
                <ViewLinks
                  label={dashboard.range.label}
                  links={ranges.map((range) => ({
                    id: range,
                    text: dashboard.range.names[range],
                    href: dashboardHref({ ...query, range }),
                    isCurrent: range === query.range,
                  }))}
                />
              </div>
            )}
            <PreparedCards board={prepared} />
          </>
        )}
      </Part>
    </>
  );
}
