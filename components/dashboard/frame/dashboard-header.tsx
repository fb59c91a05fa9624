import { ChevronDownIcon, EllipsisHorizontalIcon, PlusIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { PillNote } from '@/components/ui/overlay/pill-note';
import { PageHeader } from '@/components/ui/page-header';
import { PageTabs } from '@/components/ui/page-tabs';
import { RouteLink } from '@/components/ui/route-link';
import { dashboardHref, dashboardTabs, type DashboardQuery } from '@/lib/dashboard/dashboard-query';
import type { Messages } from '@/lib/messages';

type Words = Messages['dashboard'];

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
  /** A new member has nothing to leaf through. */
  hasTabs: boolean;
  pill: ReactNode;
  canArrange: boolean;
  messages: Words;
}) {
  const { actions, tabs } = messages;
  const { isDemo, tab } = query;
  const [before = '', after = ''] = messages.greeting.split('{name}');
  const more = [
    ...(canArrange
      ? [
          {
            href: dashboardHref({ ...query, open: 'arrange' }),
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
        name ? (
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
      aside={hasTabs ? <Tabs query={query} messages={tabs} /> : null}
      actions={
        <>
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
              <PopoverLinks
                id="dashboard-more"
                label={actions.more}
                button={<EllipsisHorizontalIcon aria-hidden="true" className="size-5" />}
                current={null}
                links={more}
              />
            </>
          )}
        </>
      }
    >
      {tab === 'data' ? tabs.names.data : null}
    </PageHeader>
  );
}

/** The title row of a guest: the sample household, and the two ways on. */
export function GuestHeader({
  query: { tab },
  pill,
  messages,
}: {
  query: DashboardQuery;
  pill: ReactNode;
  messages: Words;
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

function Tabs({ query, messages }: { query: DashboardQuery; messages: Words['tabs'] }) {
  const { tab, isDemo, range } = query;
  const tabs = dashboardTabs.map((id) => ({
    id,
    title: messages.names[id],
    href: dashboardHref({ tab: id, isDemo, range }),
  }));
  return (
    <>
      <PageTabs label={messages.label} tabs={tabs} current={tab} className="max-lg:hidden" />
      <div className="ml-auto lg:hidden">
        <PopoverLinks
          id="dashboard-tabs"
          label={messages.label}
          button={
            <>
              {messages.names[tab]}
              <ChevronDownIcon aria-hidden="true" className="size-5" />
            </>
          }
          hasOwnName
          current={tab}
          links={tabs.map(({ id, title, href }) => ({ id, href, text: title, isFile: false }))}
        />
      </div>
    </>
  );
}

/** A button that opens a short list of links; the browser's own popover, so it needs no script. */
function PopoverLinks({
  id,
  label,
  button,
  hasOwnName = false,
  current,
  links,
}: {
  id: string;
  label: string;
  button: ReactNode;
  /** Whether the button's words name it. */
  hasOwnName?: boolean;
  /** The id of the link to this page. */
  current: string | null;
  links: readonly { id?: string; href: string; text: string; isFile: boolean }[];
}) {
  const entry = 'flex min-h-11 items-center rounded px-3 text-sm hover:bg-surface-sunken';
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={hasOwnName ? undefined : label}
        className={buttonClasses('secondary', 'px-2.5')}
      >
        {button}
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        className="help-note min-w-48 rounded border border-line bg-surface-raised p-1.5 text-ink shadow-raised"
      >
        <ul>
          {links.map(({ id: own, href, text, isFile }) => (
            <li key={href}>
              {isFile ? (
                <a href={href} download className={entry}>
                  {text}
                </a>
              ) : (
                <RouteLink
                  href={href}
                  prefetches={false}
                  isCurrent={own !== undefined && own === current}
                  className={entry}
                >
                  {text}
                </RouteLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Says once that the household is invented; opens to what that means. */
export function SamplePill({
  hasSamplePrices,
  messages,
}: {
  hasSamplePrices: boolean;
  messages: Words['demo'];
}) {
  return (
    <PillNote id="sample-household" tone="accent" text={messages.label} details={messages.details}>
      <p>{messages.text}</p>
      {hasSamplePrices ? <p className="mt-2">{messages.samplePrices}</p> : null}
    </PillNote>
  );
}
