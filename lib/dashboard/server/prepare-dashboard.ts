import 'server-only';
import { findUser } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { cardsOf, viewIdOf, viewOf, type PreparedDashboard } from '@/lib/dashboard/views';
import { layoutIn } from '@/lib/dashboard/data/saved-layout';
import { plainLayout } from '@/lib/dashboard/domain/card-layout';
import type { DashboardQuery, Viewer } from '@/lib/dashboard/domain/dashboard-query';
import { formDeadlineMs, withRenderDeadline } from '@/lib/render-deadline';
import { withTimeout } from '@/lib/timeout';
import { listMySavedItems } from '@/lib/saved/store';
import { loadCard } from './card-loaders';
import { loadDemoItems } from './demo-source';
import { loadPriceSource } from './source';

/** Render deadline: answers from a warm cache arrive within this time; later ones stream in. */
const deadlineMs = 150;

/** Finds the viewer, then starts every card of the page that this viewer sees, all in parallel. */
export async function prepareDashboard(query: DashboardQuery): Promise<PreparedDashboard> {
  const viewer = await findViewer(query);
  const viewId = viewIdOf(viewer);
  const isBoard = viewId === 'overview' && viewer.kind === 'member';
  const layout = isBoard && viewer.items ? layoutIn(viewer.items) : plainLayout;
  const started = cardsOf(viewOf(viewId)).filter((id) => !layout.hidden.includes(id));
  const loading = Object.fromEntries(started.map((id) => [id, loadCard(id, viewer)]));
  const prices =
    viewer.kind === 'member' ? loadPriceSource(viewer.items ?? []) : Promise.resolve(null);
  // The card with the form that the address opens: the others may come later.
  const form = viewId === 'entry' || viewId === 'target' ? loading[viewId] : undefined;
  if (form) await withTimeout(form, formDeadlineMs, () => null);
  const { prices: earlyPrices, ...loaded } = await withRenderDeadline(
    { ...loading, prices },
    deadlineMs,
  );
  return {
    viewer,
    viewId,
    layout,
    prices: earlyPrices,
    loaded: loaded as PreparedDashboard['loaded'],
  };
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
