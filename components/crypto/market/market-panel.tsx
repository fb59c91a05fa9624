import type { ReactNode } from 'react';
import { SourcedData } from '@/components/sources/sourced-data';
import { PageTabs } from '@/components/ui/page-tabs';
import { Panel } from '@/components/ui/panel';
import { schedulePath } from '@/lib/crypto/domain/coin';
import { comparePath } from '@/lib/crypto/domain/compare';
import { marketPath, marketViews, type MarketQuery } from '@/lib/crypto/domain/market-query';
import { messages, type Messages } from '@/lib/messages';
import type { Loaded, Sourced } from '@/lib/sources/sourced';

const { views } = messages().crypto;

export type MarketTab = keyof Omit<Messages['crypto']['views'], 'label'>;

/** One view of the market below the tabs of all of them; the last two are pages of their own. */
export function MarketPanel({
  current,
  query,
  tools,
  foot,
  children,
}: {
  current: MarketTab;
  query: MarketQuery;
  tools?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const tabs = [
    ...marketViews.map((view) => ({ id: view, href: marketPath(query, { view }) })),
    { id: 'compare' as const, href: comparePath },
    { id: 'schedule' as const, href: schedulePath },
  ];
  return (
    <Panel
      id={current}
      label={views[current]}
      head={
        <PageTabs
          label={views.label}
          tabs={tabs.map(({ id, href }) => ({ id, href, title: views[id] }))}
          current={current}
          className="-mb-px self-end"
        />
      }
      tools={tools}
      foot={foot}
    >
      {children}
    </Panel>
  );
}

/** The figures of a view without padding, or with padding the reason why there are none. */
export function ViewData<T>({
  loaded,
  sourceName,
  retryPath,
  children,
}: {
  loaded: Loaded<T>;
  sourceName: string;
  retryPath: string;
  children: (data: T, sourced: Sourced<T>) => ReactNode;
}) {
  if (loaded.ok) return children(loaded.value.data, loaded.value);
  return (
    <div className="p-4 md:p-5">
      <SourcedData loaded={loaded} sourceName={sourceName} retryPath={retryPath}>
        {children}
      </SourcedData>
    </div>
  );
}
