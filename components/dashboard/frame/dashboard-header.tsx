import { EllipsisHorizontalIcon, PlusIcon } from '@heroicons/react/20/solid';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/button';
import { PillNote, PopoverMenu } from '@/components/ui/overlay/popover';
import { PageHeader } from '@/components/ui/page-header';
import { PageTabs } from '@/components/ui/page-tabs';
import {
  dashboardHref,
  dashboardTabs,
  nothingListed,
  type DashboardQuery,
} from '@/lib/dashboard/domain/dashboard-query';
import { messages } from '@/lib/messages';

const { dashboard } = messages();

/** The title row of a member, and of the sample household: name, parts, state of the data, what can be done. */
export function MemberHeader({
  name,
  query,
  hasTabs,
  pill,
  canArrange,
}: {
  /** Null where the account does not say it, and in the sample. */
  name: string | null;
  query: DashboardQuery;
  /** False for a new member, who has no data for the tabs. */
  hasTabs: boolean;
  pill: ReactNode;
  canArrange: boolean;
}) {
  const { actions, tabs } = dashboard;
  const { isDemo } = query;
  const isDataStatus = query.tab === 'data';
  const showsTabs = hasTabs && !isDataStatus;
  const [before = '', after = ''] = dashboard.greeting.split('{name}');
  const more = [
    ...(canArrange
      ? [
          {
            href: dashboardHref({ ...query, ...nothingListed, open: 'arrange' }),
            text: actions.arrange,
            isFile: false,
          },
        ]
      : []),
    {
      href: dashboardHref({ tab: 'holdings', open: 'import' }),
      text: actions.import,
      isFile: false,
    },
    { href: '/api/holdings.csv', text: actions.export, isFile: true },
    { href: '/api/export', text: actions.exportAll, isFile: true },
  ];
  return (
    <PageHeader
      title={
        isDataStatus ? (
          dashboard.dataStatus
        ) : name ? (
          <>
            {before}
            <bdi>{name}</bdi>
            {after}
          </>
        ) : isDemo ? (
          dashboard.demo.label
        ) : (
          dashboard.titles.worth
        )
      }
      back={
        isDataStatus
          ? {
              href: dashboardHref({ ...query, ...nothingListed, tab: 'overview' }),
              label: tabs.names.overview,
            }
          : undefined
      }
      aside={showsTabs ? <Tabs query={query} /> : null}
      actions={
        <>
          {pill}
          {/* Beside the title, or together in a row of their own. */}
          <div className="flex flex-wrap items-center justify-end gap-2 max-sm:ml-auto max-sm:gap-1">
            {showsTabs ? <TabMenu query={query} more={isDemo ? [] : more} /> : null}
            {isDemo ? (
              <ButtonLink href={dashboardHref({})} prefetches={false} variant="secondary">
                {dashboard.demo.leave}
              </ButtonLink>
            ) : (
              <>
                {hasTabs ? (
                  <ButtonLink
                    href={dashboardHref({ tab: 'holdings', open: 'add' })}
                    prefetches={false}
                    className="max-sm:px-2.75"
                  >
                    <PlusIcon aria-hidden="true" className="size-5" />
                    <span className="max-md:sr-only">{actions.add}</span>
                  </ButtonLink>
                ) : null}
                <PopoverMenu
                  id="dashboard-more"
                  label={actions.more}
                  button={<EllipsisHorizontalIcon aria-hidden="true" className="size-5" />}
                  className={showsTabs ? 'max-lg:hidden' : undefined}
                  current={null}
                  links={more}
                />
              </>
            )}
          </div>
        </>
      }
    />
  );
}

/** The title row of a guest: the sample household, and two buttons. */
export function GuestHeader({ query: { tab }, pill }: { query: DashboardQuery; pill: ReactNode }) {
  // A guest has two parts of their own; an address of another one, such as that of a member who has signed out, shows the overview.
  const isOverview = tab !== 'checks' && tab !== 'data';
  const back = { href: dashboardHref({}), label: dashboard.tabs.names.overview };
  return (
    <PageHeader
      title={
        isOverview
          ? dashboard.guestTitle
          : tab === 'data'
            ? dashboard.dataStatus
            : dashboard.startTitle
      }
      back={isOverview ? undefined : back}
      aside={isOverview ? pill : null}
      actions={
        isOverview ? (
          <>
            <ButtonLink
              href={dashboardHref({ tab: 'checks' })}
              variant="secondary"
              prefetches={false}
              className="max-sm:px-3"
            >
              {dashboard.actions.ownNumbers}
            </ButtonLink>
            <ButtonLink
              href="/auth/signup?returnUrl=%2Fanalytics"
              prefetches={false}
              className="max-md:hidden"
            >
              {dashboard.actions.createAccount}
            </ButtonLink>
          </>
        ) : null
      }
    />
  );
}

const tabsOf = ({ isDemo, range }: DashboardQuery) =>
  dashboardTabs.map((id) => ({
    id,
    title: dashboard.tabs.names[id],
    href: dashboardHref({ tab: id, isDemo, range }),
  }));

/** The parts of the dashboard from 992 px on. */
function Tabs({ query }: { query: DashboardQuery }) {
  return (
    <PageTabs
      label={dashboard.tabs.label}
      tabs={tabsOf(query)}
      current={query.tab}
      className="max-lg:hidden"
    />
  );
}

/** The same below 992 px: a menu, which then also holds what else can be done. */
function TabMenu({
  query,
  more,
}: {
  query: DashboardQuery;
  more: ComponentProps<typeof PopoverMenu>['links'];
}) {
  return (
    <div className="no-print lg:hidden">
      <PopoverMenu
        id="dashboard-tabs"
        label={dashboard.tabs.label}
        button={
          <>
            {dashboard.tabs.names[query.tab]}
            <Icon name="chevron-down" className="size-5 max-sm:size-4" />
          </>
        }
        isNamedByText
        className="max-sm:gap-1"
        current={query.tab}
        links={tabsOf(query).map(({ id, title, href }) => ({
          id,
          href,
          text: title,
          isFile: false,
        }))}
        further={more.length > 0 ? { label: dashboard.actions.more, links: more } : undefined}
      />
    </div>
  );
}

/** States that the household is a sample; opens to the details. */
export function SamplePill({
  isInTitle,
  hasSamplePrices,
}: {
  /** The heading beside it names the sample household. */
  isInTitle: boolean;
  hasSamplePrices: boolean;
}) {
  return (
    <PillNote
      id="sample-household"
      tone="accent"
      text={isInTitle ? dashboard.demo.pill : dashboard.demo.label}
      details={dashboard.demo.details}
    >
      <p>{dashboard.demo.text}</p>
      {hasSamplePrices ? <p className="mt-2">{dashboard.demo.samplePrices}</p> : null}
    </PillNote>
  );
}
