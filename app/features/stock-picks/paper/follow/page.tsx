import type { Metadata } from 'next';
import { FollowForm } from '@/components/picks/paper/follow-form';
import { PicksFrame } from '@/components/picks/picks-frame';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { EmptyState } from '@/components/ui/empty-state';
import { readForPage, requireUser } from '@/lib/auth/server/session';
import { formatDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { picksPath } from '@/lib/picks/domain/company/paths';
import { firstValueDay, nextListDay, paperLimits } from '@/lib/picks/domain/paper/paper-portfolio';
import { readOwnScreen } from '@/lib/picks/domain/screen/own-screen-query';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import type { Screen } from '@/lib/picks/domain/screen/screen';
import { isScreenId, screens } from '@/lib/picks/domain/screen/screens';
import { followOnPaper } from '@/lib/picks/server/actions';
import { loadMarket, type Market } from '@/lib/picks/server/source';
import { readMyPicks, watchedIsins } from '@/lib/picks/server/store';
import { firstOf, readQuery, type QueryValues, type SearchParams } from '@/lib/query-values';
import { newSavedId } from '@/lib/saved/saved-item';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { picksOwn, picksPaper, picksScreens } = messages();
const { follow } = picksPaper;

export const metadata: Metadata = {
  title: follow.title,
  description: follow.description,
  ...membersMetadata,
};

/** Starts a paper portfolio of the screen, the own rule or, without both, the watchlist that the address names. */
export default async function FollowPage({ searchParams }: { searchParams: SearchParams }) {
  const member = await requireUser();
  const query = await readQuery(searchParams);
  const [market, mine] = await Promise.all([
    readForPage(() => loadMarket(new Date())),
    readMyPicks(member),
  ]);
  const watched = mine.ok ? watchedIsins(mine.value, market?.universe) : [];
  const choice = market && choiceOf(query, market, watched);
  // An account that cannot be reached says nothing of the shares that it watches.
  const isUnknown = !mine.ok && asksForWatchlist(query);
  const hasPrices = market && (market.universe.kind === 'sample' || market.pricesLicence !== null);
  return (
    <PicksFrame title={follow.title} isBelow market={market}>
      {market && !hasPrices ? <Card>{picksPaper.noPrices}</Card> : null}
      {isUnknown ? <Alert tone="warn">{picksOwn.own.accountDown}</Alert> : null}
      {market && hasPrices && !choice && !isUnknown ? (
        <EmptyState
          action={<ButtonLink href={picksPath}>{picksPaper.list.screens}</ButtonLink>}
          title={follow.nothing}
        />
      ) : null}
      {market && hasPrices && choice ? (
        <Card title={choice.name} titleId="paper-follow" description={choice.count}>
          <div className="grid grid-cols-1 gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
            <div className="grid content-start gap-4 lg:col-start-2">
              {choice.rule ? (
                <code className="text-sm wrap-anywhere text-ink-soft">{choice.rule}</code>
              ) : null}
              <ul className="list-disc pl-5 text-sm text-ink-soft">
                {choice.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
                <li>
                  {fill(follow.lag, {
                    days: market.lag.days,
                    date: formatDate(firstValueDay(market.asOf, market.lag.days)),
                  })}
                </li>
                <li>{picksPaper.page.disclaimer}</li>
              </ul>
            </div>
            <FollowForm
              id={newSavedId()}
              followed={choice.fields}
              title={choice.name}
              startsNextLabel={fill(follow.startsNext, {
                date: formatDate(nextListDay(market.asOf)),
              })}
              followAction={followOnPaper}
              messages={follow}
              weightings={picksPaper.weightings}
            />
          </div>
        </Card>
      ) : null}
    </PicksFrame>
  );
}

type Choice = {
  name: string;
  count: string;
  rule: string | null;
  notes: readonly string[];
  fields: Readonly<Record<string, string>>;
};

function asksForWatchlist({ screen, rule }: QueryValues): boolean {
  return (firstOf(screen) ?? '') === '' && rule === undefined;
}

function choiceOf(query: QueryValues, market: Market, watched: readonly string[]): Choice | null {
  const max = fill(follow.max, { max: paperLimits.companies });
  const countOf = (screen: Screen) =>
    fill(follow.today, {
      count: formatNumber(runScreen(screen, market.rows, market.asOf).passed.length),
    });
  const id = firstOf(query.screen) ?? '';
  const screen = screens.find((each) => each.id === id);
  if (id !== '') {
    return screen && isScreenId(id)
      ? {
          name: picksScreens[id].name,
          count: countOf(screen),
          rule: screen.ruleText,
          notes: [max],
          fields: { screen: id },
        }
      : null;
  }
  if (query.rule !== undefined) {
    const { screen: own, typed } = readOwnScreen(query);
    if (!own) return null;
    return {
      name: picksPaper.kinds.own,
      count: countOf(own),
      rule: own.ruleText,
      notes: [...(typed.isWatchedOnly ? [follow.ownWatched] : []), max],
      fields: {
        rule: own.ruleText,
        ranking: own.ranking ? JSON.stringify(own.ranking) : '',
      },
    };
  }
  const listed = market.rows.filter(({ isin }) => watched.includes(isin)).length;
  if (listed === 0) return null;
  return {
    name: picksPaper.kinds.watchlist,
    count: fill(follow.watched, { count: formatNumber(listed) }),
    rule: null,
    notes: [max],
    fields: {},
  };
}
