import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PicksFrame } from '@/components/picks/picks-frame';
import { CompanyListTools } from '@/components/picks/company-list-tools';
import { ScreenFacts, resultCounts, ScreenResultPart } from '@/components/picks/screen-result';
import { PageTabs } from '@/components/ui/page-tabs';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import { readForPage, requireUser } from '@/lib/auth/server/session';
import { messages } from '@/lib/messages';
import { missingPathOf } from '@/lib/navigation/routes';
import { readCompanyList, screenFilePath } from '@/lib/picks/domain/company/company-list';
import { ownScreenQuery } from '@/lib/picks/domain/screen/own-screen-query';
import {
  ownScreenPath,
  paperFollowPath,
  picksPath,
  readPage,
  readPart,
  recordViewPath,
  screenPath,
  screenViews,
} from '@/lib/picks/domain/company/paths';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { screens } from '@/lib/picks/domain/screen/screens';
import { loadMarket } from '@/lib/picks/server/source';
import { readMyPicks } from '@/lib/picks/server/store';
import { newSavedId } from '@/lib/saved/saved-item';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { picks, picksPaper, picksScreens } = messages();

type PageProps = { params: Promise<{ screen: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  await requireUser();
  const screen = screenOf((await params).screen);
  const title = screen ? picksScreens[screen.id].name : picks.missing.title;
  return { title, ...membersMetadata };
}

/** A screen of the site with its list of today; the reasons and the rule are in tabs. */
export default async function ScreenPage({ params, searchParams }: PageProps) {
  const member = await requireUser();
  const [{ screen: id }, query] = await Promise.all([params, readQuery(searchParams)]);
  const screen = screenOf(id);
  if (!screen) redirect(missingPathOf(picksPath, id));
  const [market, mine] = await Promise.all([
    readForPage(() => loadMarket(new Date())),
    readMyPicks(member),
  ]);
  const own = mine.ok ? mine.value.ratios : [];
  const about = picksScreens[screen.id];
  const view = readPart(query.view, screenViews);
  const list = readCompanyList(query, own);
  const result = market && runScreen(screen, market.rows, market.asOf);
  return (
    <PicksFrame title={about.name} isBelow market={market}>
      <Panel
        label={picks.screen.views[view]}
        head={
          <PageTabs
            label={picks.screen.views.label}
            tabs={screenViews.map((each) => ({
              id: each,
              title: picks.screen.views[each],
              href: screenPath(screen.id, each),
              count: each === 'companies' && result ? `${result.passed.length}` : undefined,
            }))}
            current={view}
            className="-mb-px self-end"
          />
        }
        tools={
          <>
            {view === 'companies' && result ? (
              <CompanyListTools
                screenId={screen.id}
                query={list}
                own={own}
                views={mine.ok ? mine.value.views : null}
                newViewId={newSavedId()}
                filePath={screenFilePath(ownScreenQuery(screen), list)}
              />
            ) : null}
            <span className="flex flex-wrap gap-x-4 gap-y-1 text-sm max-md:w-full">
              <TextLink href={`${ownScreenPath}?${ownScreenQuery(screen)}`}>
                {picks.screen.change}
              </TextLink>
              <TextLink href={recordViewPath(screen.id, 'runs')}>{picks.screen.record}</TextLink>
              <TextLink href={paperFollowPath(`screen=${screen.id}`)}>
                {picksPaper.follow.link}
              </TextLink>
            </span>
          </>
        }
        foot={result ? resultCounts(result) : undefined}
      >
        {view === 'about' || !market || !result ? (
          <div className="p-4 md:p-5">
            <ScreenFacts screen={screen} about={about} />
          </div>
        ) : (
          <ScreenResultPart
            view={view}
            screen={screen}
            result={result}
            rows={market.rows}
            list={list}
            own={own}
            wantedPage={readPage(query)}
          />
        )}
      </Panel>
    </PicksFrame>
  );
}

function screenOf(id: string) {
  return screens.find((screen) => screen.id === id) ?? null;
}
