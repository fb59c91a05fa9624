import type { Metadata } from 'next';
import { countSentence } from '@/components/picks/count-sentence';
import { HonestHead } from '@/components/picks/honest-head';
import { PicksTabs } from '@/components/picks/picks-tabs';
import { ScreenFacts } from '@/components/picks/screen-facts';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { readForPage, requireUser } from '@/lib/auth/server/session';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { picksPath, screenPath } from '@/lib/picks/domain/company/paths';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { screens } from '@/lib/picks/domain/screen/screens';
import { loadMarket } from '@/lib/picks/server/source';

const words = messages();
const { navigation, picks, picksScreens } = words;

export const metadata: Metadata = {
  title: navigation.titles.stockPicks,
  robots: { index: false, follow: false },
};

/** Every screen: what it hopes for, its rule, how it has failed, and how many companies keep it today. */
export default async function StockPicksPage() {
  await requireUser();
  const market = await readForPage(() => loadMarket(new Date()));
  return (
    <>
      <Breadcrumbs path={picksPath} siteUrl={env.siteUrl} />
      <PageHeader title={navigation.titles.stockPicks}>{picks.lead}</PageHeader>
      <HonestHead
        lag={market?.lag ?? null}
        isSample={market?.universe.kind === 'sample'}
        messages={words}
      />
      <PicksTabs current="screens" messages={picks.tabs} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {market ? null : <EmptyState title={picks.none.title}>{picks.none.text}</EmptyState>}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
          {screens.map((screen) => {
            const about = picksScreens[screen.id];
            const result = market && runScreen(screen, market.rows, market.asOf);
            return (
              <Card
                key={screen.id}
                title={about.name}
                titleId={`${screen.id}-title`}
                description={result ? countSentence(result, picks.list) : undefined}
                actions={
                  <ButtonLink href={screenPath(screen.id)} variant="secondary">
                    <span aria-hidden="true">{picks.list.open}</span>
                    <span className="sr-only">
                      {fill(picks.list.openLabel, { screen: about.name })}
                    </span>
                  </ButtonLink>
                }
              >
                <ScreenFacts screen={screen} about={about} messages={picks.list} />
              </Card>
            );
          })}
        </div>
      </div>
    </>
  );
}
