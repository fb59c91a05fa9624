import type { ReactNode } from 'react';
import { Part, withRenderDeadline, type Early } from '@/components/sources/early';
import { Board, BoardFrame } from '@/components/dashboard/frame/board';
import { CardColumns, CardSlot, type CardPlace } from '@/components/dashboard/frame/card-columns';
import { Card } from '@/components/ui/card/card';
import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { findUser } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { saveCardLayout } from '@/lib/dashboard/actions';
import { arranged, plainLayout } from '@/lib/dashboard/card-layout';
import { dashboardHref, type DashboardQuery } from '@/lib/dashboard/dashboard-query';
import { loadDemoItems } from '@/lib/dashboard/demo-source';
import { layoutIn } from '@/lib/dashboard/saved-layout';
import type { Viewer } from '@/lib/dashboard/viewer';
import { messages } from '@/lib/messages';
import { listMySavedItems } from '@/lib/saved/store';
import type { CardAction, DashboardCard, Printed } from './card';
import { viewIdOf, viewOf, type View, type ViewId } from './registry';

const { dashboard } = messages();

/** Answers from a warm cache arrive within this; later ones stream in and do not delay the page. */
const deadlineMs = 150;

const places: readonly CardPlace[] = ['main', 'side', 'row'];

export type PreparedDashboard = {
  viewer: Viewer;
  viewId: ViewId;
  layout: ReturnType<typeof layoutIn>;
  printed: Readonly<Record<string, Early<Printed>>>;
};

/** Finds the viewer, then starts every card of the page that this viewer sees, all in parallel. */
export async function prepareDashboard(query: DashboardQuery): Promise<PreparedDashboard> {
  const viewer = await findViewer(query);
  const viewId = viewIdOf(viewer);
  const isBoard = viewId === 'overview' && viewer.kind === 'member';
  const layout = isBoard && viewer.items ? layoutIn(viewer.items) : plainLayout;
  const started = cardsOf(viewOf(viewId)).filter(({ id }) => !layout.hidden.includes(id));
  const printed = await withRenderDeadline(
    Object.fromEntries(started.map(({ id, print }) => [id, print(viewer)])),
    deadlineMs,
  );
  return { viewer, viewId, layout, printed };
}

async function findViewer(query: DashboardQuery): Promise<Viewer> {
  const now = new Date();
  const who = { ...query, now, today: dateInIndia(now), name: null };
  if (query.isDemo) return { ...who, kind: 'demo', items: await loadDemoItems(now) };
  const [user, saved] = await Promise.all([findUser(), listMySavedItems()]);
  const name = user.ok ? user.value.username : null;
  if (saved.ok) return { ...who, kind: 'member', name, items: saved.value };
  if (saved.problem === 'unavailable') return { ...who, kind: 'member', name, items: null };
  return { ...who, kind: 'guest', items: [] };
}

/** The cards of the page, each with what has arrived or a place that waits for it. */
export function DashboardCards({ viewer, viewId, layout, printed }: PreparedDashboard) {
  const view = viewOf(viewId);
  if (viewId === 'overview' && viewer.kind === 'member') {
    const cards = places.flatMap((place) =>
      view[place].map(({ id, title }) => ({ id, title, place })),
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
        doneHref={dashboardHref({ ...viewer, open: null })}
        save={saveCardLayout}
        messages={{ card: dashboard.card, panel: dashboard.panel }}
      >
        {Object.fromEntries(
          cardsOf(view).flatMap((card) => {
            const early = printed[card.id];
            return early
              ? [[card.id, <PrintedCard key={card.id} card={card} early={early} isOnBoard />]]
              : [];
          }),
        )}
      </Board>
    );
  }
  const column = (place: CardPlace) =>
    view[place].flatMap((card) => {
      const early = printed[card.id];
      return early
        ? [
            <CardSlot key={card.id} id={card.id}>
              <PrintedCard card={card} early={early} />
            </CardSlot>,
          ]
        : [];
    });
  return <CardColumns main={column('main')} side={column('side')} row={column('row')} />;
}

function PrintedCard({
  card,
  early,
  isOnBoard = false,
}: {
  card: DashboardCard;
  early: Early<Printed>;
  isOnBoard?: boolean;
}) {
  const frame = (content: ReactNode, action: CardAction | null) => (
    <Frame card={card} action={action} isOnBoard={isOnBoard}>
      {content}
    </Frame>
  );
  return (
    <Part
      figures={early}
      skeleton={frame(<Waiting lines={card.lines} heights={card.heights} />, null)}
    >
      {(one) => {
        if (one === 'failed') return frame(<p>{dashboard.cardFailed}</p>, null);
        return one.content === null ? null : frame(one.content, one.action);
      }}
    </Part>
  );
}

function Frame({
  card: { id, title, isTitleHidden = false },
  action,
  isOnBoard,
  children,
}: {
  card: DashboardCard;
  action: CardAction | null;
  isOnBoard: boolean;
  children: ReactNode;
}) {
  const link = action ? (
    action.isFile ? (
      <a href={action.href} download className="text-xs font-semibold text-accent hover:underline">
        {action.text}
      </a>
    ) : (
      <TextLink
        href={action.href}
        prefetches={false}
        className="text-xs font-semibold no-underline hover:underline"
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

function cardsOf({ main, side, row }: View): readonly DashboardCard[] {
  return [...main, ...side, ...row];
}

function Waiting({ lines, heights }: { lines: number; heights?: string }) {
  return (
    <>
      <div className={classNames('overflow-hidden', heights)}>
        <Skeleton label={dashboard.loading} lines={lines} />
      </div>
      <noscript>{dashboard.loadAgain}</noscript>
    </>
  );
}
