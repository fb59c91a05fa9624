import { Part, withHeadStart, type Early } from '@/app/early';
import { Board } from '@/components/dashboard/board';
import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { saveCardLayout } from '@/lib/dashboard/actions';
import { arranged, plainLayout } from '@/lib/dashboard/card-layout';
import type { DashboardQuery } from '@/lib/dashboard/range';
import { loadDemoItems } from '@/lib/dashboard/demo-source';
import { layoutIn } from '@/lib/dashboard/saved-layout';
import { messages } from '@/lib/messages';
import { listMySavedItems } from '@/lib/saved/store';
import type { DashboardCard, Printed, Viewer } from './card';
import { dashboardCards } from './registry';

const { dashboard } = messages();

/** Answers from a warm cache arrive within this; later ones stream in and do not delay the page. */
const headStartMs = 150;

export type PreparedBoard = {
  viewer: Viewer;
  cards: readonly DashboardCard[];
  layout: ReturnType<typeof layoutIn>;
  printed: Readonly<Record<string, Early<Printed>>>;
};

/** Finds the viewer, then starts every card that this viewer sees, all in parallel. */
export async function prepareBoard(query: DashboardQuery): Promise<PreparedBoard> {
  const viewer = await findViewer(query);
  const layout = viewer.kind === 'member' && viewer.items ? layoutIn(viewer.items) : plainLayout;
  const cards = dashboardCards.filter(
    ({ audience }) => audience === 'everyone' || viewer.kind !== 'guest',
  );
  const started = cards.filter(({ id }) => !layout.hidden.includes(id));
  const printed = await withHeadStart(
    Object.fromEntries(started.map(({ id, print }) => [id, print(viewer)])),
    headStartMs,
  );
  return { viewer, cards, layout, printed };
}

async function findViewer(query: DashboardQuery): Promise<Viewer> {
  const now = new Date();
  const who = { ...query, now, today: dateInIndia(now) };
  if (query.isDemo) return { ...who, kind: 'demo', items: await loadDemoItems(now) };
  const saved = await listMySavedItems();
  if (saved.ok) return { ...who, kind: 'member', items: saved.value };
  if (saved.problem === 'unavailable') return { ...who, kind: 'member', items: null };
  return { ...who, kind: 'guest', items: [] };
}

/** The cards, each with what has arrived or a place that waits for it. */
export function PreparedCards({
  board: { viewer, cards, layout, printed },
}: {
  board: PreparedBoard;
}) {
  const order = arranged(
    cards.map(({ id }) => id),
    layout.order,
  );
  const placed = order.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  return (
    <Board
      // What one person arranged is not the next one's, should they share a browser.
      key={viewer.kind}
      cards={placed.map(({ id, title, width }) => ({ id, title, width }))}
      usualOrder={cards.map(({ id }) => id)}
      initialLayout={layout}
      save={viewer.kind === 'member' ? saveCardLayout : null}
      messages={{
        arrange: dashboard.arrange,
        arrangeDone: dashboard.arrangeDone,
        card: dashboard.card,
        panel: dashboard.panel,
      }}
    >
      {placed.map(({ id, lines, room }) => {
        const early = printed[id];
        return early ? (
          <Part key={id} figures={early} skeleton={<Waiting lines={lines} room={room} />}>
            {(one) => (one === 'failed' ? <p>{dashboard.cardFailed}</p> : one.content)}
          </Part>
        ) : null;
      })}
    </Board>
  );
}

function Waiting({ lines, room }: { lines: number; room?: string }) {
  return (
    <>
      <div className={classNames('overflow-hidden', room)}>
        <Skeleton label={dashboard.loading} lines={lines} />
      </div>
      <noscript>{dashboard.loadAgain}</noscript>
    </>
  );
}
