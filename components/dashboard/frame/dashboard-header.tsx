import { EllipsisHorizontalIcon, PlusIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
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
import type { Messages } from '@/lib/messages';

type DashboardMessages = Messages['dashboard'];

/** The title row of a member, and of the sample household: name, parts, state of the data, what can be done. */
export function MemberHeader({
  name,
  query,
  hasTabs,
  pill,
  canArrange,
  messages,
}: {
  /** Null where the account does not say it, and in the sample. */
  name: string | null;
  query: DashboardQuery;
  /** False for a new member, who has no data for the tabs. */
  hasTabs: boolean;
  pill: ReactNode;
  canArrange: boolean;
  messages: DashboardMessages;
}) {
  const { actions, tabs } = messages;
  const { isDemo } = query;
  const isDataStatus = query.tab === 'data';
  const [before = '', after = ''] = messages.greeting.split('{name}');
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
          messages.dataStatus
        ) : name ? (
          <>
            {before}
            <bdi>{name}</bdi>
            {after}
          </>
        ) : isDemo ? (
          messages.demo.label
        ) : (
          messages.titles.worth
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
      aside={hasTabs && !isDataStatus ? <Tabs query={query} messages={tabs} /> : null}
      actions={
        // One group: where it does not fit beside the title, it goes to the next line as a whole.
        <div className="flex flex-wrap items-center justify-end gap-2">
          {pill}
          {isDemo ? (
            <ButtonLink href={dashboardHref({})} prefetches={false} variant="secondary">
              {messages.demo.leave}
            </ButtonLink>
          ) : (
            <>
              {hasTabs ? (
                <ButtonLink
                  href={dashboardHref({ tab: 'holdings', open: 'add' })}
                  prefetches={false}
                >
                  <PlusIcon aria-hidden="true" className="size-5" />
                  <span className="max-md:sr-only">{actions.add}</span>
                </ButtonLink>
              ) : null}
              <PopoverMenu
                id="dashboard-more"
                label={actions.more}
                button={<EllipsisHorizontalIcon aria-hidden="true" className="size-5" />}
                current={null}
                links={more}
              />
            </>
          )}
        </div>
      }
    />
  );
}

/** The title row of a guest: the sample household, and two buttons. */
export function GuestHeader({
  query: { tab },
  pill,
  messages,
}: {
  query: DashboardQuery;
  pill: ReactNode;
  messages: DashboardMessages;
}) {
  const isOverview = tab === 'overview';
  const back = { href: dashboardHref({}), label: messages.tabs.names.overview };
  return (
    <PageHeader
      title={
        isOverview
          ? messages.guestTitle
          : tab === 'data'
            ? messages.dataStatus
            : messages.startTitle
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
              {messages.actions.ownNumbers}
            </ButtonLink>
            <ButtonLink
              href="/auth/signup?returnUrl=%2Fanalytics"
              prefetches={false}
              className="max-md:hidden"
            >
              {messages.actions.createAccount}
            </ButtonLink>
          </>
        ) : null
      }
    />
  );
}

function Tabs({ query, messages }: { query: DashboardQuery; messages: DashboardMessages['tabs'] }) {
  const { tab, isDemo, range } = query;
  const tabs = dashboardTabs.map((id) => ({
    id,
    title: messages.names[id],
    href: dashboardHref({ tab: id, isDemo, range }),
  }));
  return (
    <>
      <PageTabs label={messages.label} tabs={tabs} current={tab} className="max-lg:hidden" />
      <div className="no-print ml-auto lg:hidden">
        <PopoverMenu
          id="dashboard-tabs"
          label={messages.label}
          button={
            <>
              {messages.names[tab]}
              <Icon name="chevron-down" className="size-5" />
            </>
          }
          isNamedByText
          current={tab}
          links={tabs.map(({ id, title, href }) => ({ id, href, text: title, isFile: false }))}
        />
      </div>
    </>
  );
}

/** States that the household is a sample; opens to the details. */
export function SamplePill({
  hasSamplePrices,
  messages,
}: {
  hasSamplePrices: boolean;
  messages: DashboardMessages['demo'];
}) {
  return (
    <PillNote id="sample-household" tone="accent" text={messages.label} details={messages.details}>
      <p>{messages.text}</p>
      {hasSamplePrices ? <p className="mt-2">{messages.samplePrices}</p> : null}
    </PillNote>
  );
}
