import type { ReactNode } from 'react';
import { StreamedPart } from '@/components/sources/sourced-data';
import { Card } from '@/components/ui/card/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { classNames } from '@/components/ui/class-names';
import type { CardAction, CardView } from '@/components/dashboard/cards/card-view';
import { agendaCard, sessionsCard } from '@/components/dashboard/cards/date-cards';
import { checksCard, attentionCard } from '@/components/dashboard/cards/household-cards';
import {
  coinsCard,
  headlinesCard,
  watchlistCard,
  screensCard,
  moodCard,
  sourcesCard,
  fundsCard,
  paperCard,
} from '@/components/dashboard/cards/market-cards';
import {
  calculatorsCard,
  plansCard,
  sipCard,
  taxCard,
} from '@/components/dashboard/cards/plan-cards';
import {
  worthCard,
  topHoldingsCard,
  allocationCard,
  targetCard,
  holdingsCard,
  realisedCard,
  entryCard,
  returnsCard,
  growthCard,
  unavailableCard,
} from '@/components/dashboard/cards/portfolio-cards';
import { begunLearningCard, learningCard } from '@/components/dashboard/cards/learning-cards';
import { startCard, WaysToStart, welcomeCard } from '@/components/dashboard/cards/start-cards';
import {
  cardsOf,
  viewOf,
  type CardData,
  type CardId,
  type LoadedCard,
  type PreparedDashboard,
  type CardPlace,
} from '@/lib/dashboard/views';
import { arranged } from '@/lib/dashboard/domain/card-layout';
import { dashboardHref, nothingListed, type Viewer } from '@/lib/dashboard/domain/dashboard-query';
import { saveCardLayout } from '@/lib/dashboard/server/actions';
import { messages } from '@/lib/messages';
import { Board, BoardFrame } from './board';
import { CardColumns, CardSlot } from './card-columns';
import { emptyPartOf, emptyViewOf } from './empty-parts';

const { dashboard } = messages();

/** Every card by its id; the folder `cards` draws them. */
const cardViews: { readonly [Id in CardId]: CardView<Id> } = {
  agenda: agendaCard,
  sessions: sessionsCard,
  checks: checksCard,
  attention: attentionCard,
  coins: coinsCard,
  headlines: headlinesCard,
  watchlist: watchlistCard,
  screens: screensCard,
  paper: paperCard,
  mood: moodCard,
  sources: sourcesCard,
  funds: fundsCard,
  plans: plansCard,
  calculators: calculatorsCard,
  sip: sipCard,
  tax: taxCard,
  worth: worthCard,
  holdings: topHoldingsCard,
  allocation: allocationCard,
  target: targetCard,
  'all-holdings': holdingsCard,
  realised: realisedCard,
  entry: entryCard,
  returns: returnsCard,
  growth: growthCard,
  unavailable: unavailableCard,
  welcome: welcomeCard,
  start: startCard,
  learning: learningCard,
  'begun-learning': begunLearningCard,
};

const places: readonly CardPlace[] = ['main', 'side', 'row'];

/** The cards of the page, each with what has arrived or a place that waits for it. */
export function DashboardCards({ viewer, viewId, layout, loaded }: PreparedDashboard) {
  const emptyPart = emptyPartOf(viewId, viewer);
  const view = emptyPart ? emptyViewOf(emptyPart) : viewOf(viewId);
  if (viewId === 'overview' && viewer.kind === 'member') {
    const cards = places.flatMap((place) =>
      view[place].map((id) => ({ id, title: cardViews[id].title, place })),
    );
    const usualOrder = cards.map(({ id }) => id);
    const order = arranged(usualOrder, layout.order);
    const isArranging = viewer.open === 'arrange';
    return (
      <Board
        key={String(isArranging)}
        cards={order.flatMap((id) => cards.find((card) => card.id === id) ?? [])}
        usualOrder={usualOrder}
        initialLayout={layout}
        isArranging={isArranging}
        doneHref={dashboardHref({ ...viewer, ...nothingListed, open: null })}
        save={saveCardLayout}
        messages={{
          card: dashboard.card,
          panel: dashboard.panel,
          unsaved: { outcomes: dashboard.outcomes, again: dashboard.saveLayoutAgain },
        }}
      >
        {Object.fromEntries(
          cardsOf(view)
            .filter((id) => loaded[id])
            .map((id) => [
              id,
              <CardOrSkeleton key={id} id={id} early={loaded[id]} viewer={viewer} isOnBoard />,
            ]),
        )}
      </Board>
    );
  }
  const column = (place: CardPlace) =>
    view[place]
      .filter((id) => loaded[id])
      .map((id) => (
        <CardSlot key={id} id={id}>
          <CardOrSkeleton id={id} early={loaded[id]} viewer={viewer} />
        </CardSlot>
      ));
  const side = column('side');
  return (
    <CardColumns
      main={column('main')}
      side={
        emptyPart === 'holdings'
          ? [
              ...side,
              <CardSlot key="ways" id="ways">
                <WaysToStart open={viewer.open} />
              </CardSlot>,
            ]
          : side
      }
      row={column('row')}
      isSideFirst={viewer.open === 'target'}
    />
  );
}

function CardOrSkeleton<Id extends CardId>({
  id,
  early,
  viewer,
  isOnBoard = false,
}: {
  id: Id;
  early: PreparedDashboard['loaded'][Id];
  viewer: Viewer;
  isOnBoard?: boolean;
}) {
  if (!early) return null;
  const card: CardView<Id> = cardViews[id];
  const frame = (content: ReactNode, action: CardAction | null) => (
    <Frame id={id} card={card} action={action} isOnBoard={isOnBoard}>
      {content}
    </Frame>
  );
  return (
    <StreamedPart
      figures={early}
      skeleton={frame(<CardSkeleton {...card} viewer={viewer} />, null)}
    >
      {(data) => {
        const shown = showCard(id, data, viewer);
        if (shown === 'failed') return frame(<p>{dashboard.cardFailed}</p>, null);
        return shown.content === null ? null : frame(shown.content, shown.action);
      }}
    </StreamedPart>
  );
}

type ShownCard = { content: ReactNode; action: CardAction | null };

/** `failed`: our own mistake, which is logged; the other cards are shown. */
export function showCard<Id extends CardId>(
  id: Id,
  data: LoadedCard<Id>,
  viewer: Viewer,
): ShownCard | 'failed' {
  if (data === 'failed') return data;
  const { show, action }: CardView<Id> = cardViews[id];
  try {
    return {
      content: show(data as CardData<Id>, viewer),
      action: action?.(data as CardData<Id>, viewer) ?? null,
    };
  } catch (error) {
    console.error(`Dashboard card ${id}:`, error);
    return 'failed';
  }
}

function Frame({
  id,
  card: { title, isTitleHidden = false },
  action,
  isOnBoard,
  children,
}: {
  id: string;
  card: Pick<CardView<CardId>, 'title' | 'isTitleHidden'>;
  action: CardAction | null;
  isOnBoard: boolean;
  children: ReactNode;
}) {
  // Its padding is for fingers and takes no room; it stands on the line of the title.
  const link = action ? (
    action.isFile ? (
      <a
        href={action.href}
        download
        className="-my-3 pt-3.75 pb-2.25 text-xs font-semibold text-accent hover:underline"
      >
        {action.text}
      </a>
    ) : (
      <TextLink
        href={action.href}
        prefetches={false}
        className="-my-3 pt-3.75 pb-2.25 text-xs font-semibold no-underline hover:underline"
      >
        {action.text}
      </TextLink>
    )
  ) : undefined;
  const shared = { title, isTitleHidden: isTitleHidden && !link };
  if (isOnBoard) {
    return (
      <BoardFrame id={id} {...shared} action={link}>
        {children}
      </BoardFrame>
    );
  }
  return (
    <Card titleId={`card-${id}`} {...shared} actions={link} className="h-full">
      {children}
    </Card>
  );
}

function CardSkeleton({
  lines,
  phoneHeight,
  viewer,
}: Pick<CardView<CardId>, 'lines' | 'phoneHeight'> & { viewer: Viewer }) {
  return (
    <>
      <div className={classNames('overflow-hidden', phoneHeight)}>
        <Skeleton
          label={dashboard.loading}
          lines={typeof lines === 'number' ? lines : lines(viewer)}
        />
      </div>
      <noscript>{dashboard.loadAgain}</noscript>
    </>
  );
}
