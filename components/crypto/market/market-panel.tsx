import type { ReactNode } from 'react';
import { PageTabs } from '@/components/ui/page-tabs';
import { Panel } from '@/components/ui/panel';
import { schedulePath } from '@/lib/crypto/domain/coin-path';
import { comparePath } from '@/lib/crypto/domain/compare';
import { marketPath, marketViews, type MarketQuery } from '@/lib/crypto/domain/market-query';
import type { Messages } from '@/lib/messages';

export type MarketTab = keyof Omit<Messages['crypto']['views'], 'label'>;

/** One view of the market below the tabs of all of them; the last two are pages of their own. */
export function MarketPanel({
  current,
  query,
  messages,
  tools,
  foot,
  children,
}: {
  current: MarketTab;
  query: MarketQuery;
  messages: Messages['crypto']['views'];
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
      label={messages[current]}
      head={
        <PageTabs
          label={messages.label}
          tabs={tabs.map(({ id, href }) => ({ id, href, title: messages[id] }))}
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
