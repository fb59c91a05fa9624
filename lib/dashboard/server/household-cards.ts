import type { IsoDate } from '@/lib/calendar/iso-date';
import { periodStart } from '@/lib/calendar/period';
import type { Viewer } from '@/lib/dashboard/domain/dashboard-query';
import {
  navJumpsWhileHeld,
  isPricedByOwner,
  oldPriceNames,
  giftNames,
  givenRupeesOf,
  unknownGiftNames,
  unpricedNames,
  groupsWithoutPrice,
  investedIn,
  type Portfolio,
  topHoldingsOf,
} from '@/lib/dashboard/domain/portfolio';
import {
  twoReturns,
  dayGain,
  gainOver,
  lumpSumsOf,
  totalGain,
  totalXirr,
  unknownGain,
  inRupeesOf,
} from '@/lib/dashboard/domain/gains-and-returns';
import { loadDemoItems } from '@/lib/dashboard/server/demo-source';
import { loadPortfolio } from '@/lib/dashboard/server/portfolio-source';
import { loadPriceSources } from '@/lib/dashboard/server/source';
import { allocate, assetGroups, type AssetGroup } from '@/lib/holdings/allocation';
import { needsPriceOf2018 } from '@/lib/holdings/cost-of-2018';
import { instrumentKey } from '@/lib/holdings/holding';
import { marketPricesOf, priceOf2018In, targetIn } from '@/lib/holdings/saved-wishes';
import { realisedByYear } from '@/lib/holdings/realised';
import { openingOf, worthOverTime } from '@/lib/holdings/worth';
import { householdIn, answersIn } from '@/lib/household/saved-household';
import { messages } from '@/lib/messages';
import type { SavedItem } from '@/lib/saved/saved-item';
import type { Loaded, DataOrigin } from '@/lib/sources/sourced';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { attentionItems } from '@/lib/dashboard/domain/attention';
import { onTrackOf } from '@/lib/dashboard/domain/plan-progress';
import { loadLearning, loadSessions, memberTasks } from '@/lib/dashboard/server/member-source';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import { checkHousehold } from '@/lib/household/checks';
import { summariseSavedPlan } from '@/lib/sip/data/saved-plan';

/** The items of the picture: a guest sees the sample household. */
async function pictured({ kind, items, now }: Viewer): Promise<readonly SavedItem[]> {
  return kind === 'guest' ? loadDemoItems(now) : (items ?? []);
}

function allocated(items: readonly SavedItem[], { positions }: Portfolio, today: IsoDate) {
  const rupeesBy = Object.fromEntries(assetGroups.map((group) => [group, 0])) as Record<
    AssetGroup,
    number
  >;
  const { savingsRupees } = householdIn(items, today);
  rupeesBy.cash = savingsRupees ?? 0;
  for (const { group, valueRupees } of positions) rupeesBy[group] += valueRupees ?? 0;
  const target = targetIn(items);
  const unpriced = unpricedNames(positions);
  const isCashUnknown = savingsRupees === null && (target?.cash ?? 0) > 0;
  // An unknown price or unknown cash would count as zero, and the moves would buy what the member already has.
  const areMovesUnknown = unpriced.length > 0 || isCashUnknown;
  const rows = allocate(rupeesBy, target);
  const withoutPrice = groupsWithoutPrice(positions);
  return {
    rows: areMovesUnknown && rows ? rows.map((row) => ({ ...row, moveRupees: null })) : rows,
    target,
    unpriced,
    // A part of such a group may be known: then that is its amount, and what is missing is named.
    unknownGroups: assetGroups.filter((group) =>
      group === 'cash' ? isCashUnknown : rupeesBy[group] === 0 && withoutPrice.has(group),
    ),
  };
}

export async function loadWorth(viewer: Viewer) {
  const { range, today } = viewer;
  const items = await pictured(viewer);
  const [portfolio, priceSources] = await Promise.all([
    loadPortfolio(items, today),
    loadPriceSources(items),
  ]);
  const { positions, closed, priced, inDoubt } = portfolio;
  const points = worthOverTime(priced, { from: periodStart(range, today), to: today });
  const [first] = points;
  const isSure = inDoubt.length === 0;
  const givenRupees = givenRupeesOf(portfolio, today);
  return {
    ...portfolio,
    oldPrices: oldPriceNames(positions, today),
    priceSources: creditsOf(priceSources),
    household: householdIn(items, today),
    points,
    lumpSums: lumpSumsOf(priced).flatMap(({ holding, purchase }) => {
      const position = [...positions, ...closed].find(
        (one) => instrumentKey(one.holding) === instrumentKey(holding),
      );
      return position ? { date: purchase.on, group: position.group } : [];
    }),
    gain: isSure && first ? gainOver(points, openingOf(priced, first.date)) : unknownGain,
    day: isSure ? dayGain(priced, today) : unknownGain,
    total: isSure
      ? totalGain(
          [...positions, ...closed].map((position) => ({
            ...position,
            givenRupees: givenRupees.get(position) ?? null,
          })),
        )
      : unknownGain,
    unknownGifts: unknownGiftNames(givenRupees),
    xirrPercent: isSure ? totalXirr(priced, today) : null,
    allocation: allocated(items, portfolio, today).rows,
  };
}

const holdingsInOverview = 5;

export async function loadTopHoldings({ items, today }: Viewer) {
  const portfolio = await loadPortfolio(items ?? [], today);
  return {
    count: portfolio.positions.length,
    gifts: giftNames(portfolio.positions),
    rows: topHoldingsOf(portfolio, {
      count: holdingsInOverview,
      today,
      totalNames: messages().dashboard.holdings.total,
    }),
  };
}

export async function loadAllocation({ items, today }: Viewer) {
  const known = items ?? [];
  const portfolio = await loadPortfolio(known, today);
  return { ...allocated(known, portfolio, today), inDoubt: portfolio.inDoubt };
}

export function loadHoldings({ items, today }: Viewer) {
  return loadPortfolio(items ?? [], today);
}

/**
 * A member's transactions as they were entered and the one that is edited, with the prices that were typed for each share
 * and for gold, and those of 31 January 2018 for shares that were held then (`of2018`). Null for the sample household, whose
 * transactions cannot be changed.
 */
export async function loadTransactions({ kind, items, edit, today }: Viewer) {
  if (kind !== 'member' || !items) return null;
  const { positions, closed } = await loadPortfolio(items, today);
  const holdings = [...positions, ...closed].flatMap(({ name, holding, lots }) => {
    // A position of a deposit is in units of its index.
    const entered = holdingsIn(items, holding.assetClass).find(
      ({ instrumentId }) => instrumentId === holding.instrumentId,
    );
    return entered ? { name, isClosed: lots.length === 0, holding: entered } : [];
  });
  const edited = holdings.flatMap(({ name, holding }) =>
    holding.transactions
      .filter(({ id }) => id === edit)
      .map((transaction) => ({ name, transaction, holding })),
  );
  const ownPriced = positions.filter(({ holding }) => isPricedByOwner(holding));
  // A price that was typed stays in sight, so that it can be removed, also once no sale needs it.
  const of2018 = [...positions, ...closed].flatMap(({ holding }) => {
    const price = priceOf2018In(items, holding);
    return price || needsPriceOf2018(holding) ? { symbol: holding.instrumentId, price } : [];
  });
  return {
    holdings,
    edited: edited[0] ?? null,
    ownPriced: ownPriced.map(({ holding }) => ({
      holding,
      prices: marketPricesOf(items, holding),
    })),
    of2018,
  };
}

/** The sales and dividends by financial year; null without any. */
export async function loadRealised({ items, today }: Viewer) {
  const { positions, closed } = await loadPortfolio(items ?? [], today);
  const years = realisedByYear(
    [...positions, ...closed],
    (holding) => priceOf2018In(items ?? [], holding)?.rupees ?? null,
  );
  return years.length > 0 ? years : null;
}

export async function loadReturns({ items, range, today }: Viewer) {
  const { positions, closed, priced, withoutHistory } = await loadPortfolio(items ?? [], today);
  const all = [...positions, ...closed];
  if (all.length === 0) return null;
  const span = { from: periodStart(range, today), to: today };
  const jumps = [...navJumpsWhileHeld(priced, span)].map(([code, jump]) => ({
    name: all.find(({ holding }) => holding.instrumentId === code)?.name ?? code,
    jump,
  }));
  return { returns: jumps.length > 0 ? null : twoReturns(priced, span), jumps, withoutHistory };
}

export async function loadRealWorth({ items, range, today }: Viewer) {
  const [{ positions, priced, inDoubt, withoutHistory }, priceSources] = await Promise.all([
    loadPortfolio(items ?? [], today),
    loadPriceSources(items ?? []),
  ]);
  const points = worthOverTime(priced, { from: periodStart(range, today), to: today });
  // The yearly inflation that the site's calculators begin with.
  const { inflationPercent } = startInputs;
  return {
    points: inRupeesOf(today, points, inflationPercent),
    inflationPercent,
    withoutHistory,
    unpriced: unpricedNames(positions),
    inDoubt,
    priceSources: creditsOf(priceSources),
  };
}

/** What a file of the figures says of their sources. */
function creditsOf(loaded: readonly Loaded<unknown>[]): DataOrigin[] {
  return loaded.flatMap((each) => (each.ok ? each.value : []));
}

async function loadKnownChecks({ items, today }: Viewer) {
  const known = items ?? [];
  const { household, answeredOn } = answersIn(known, today);
  const portfolio = await loadPortfolio(known, today);
  const invested = investedIn(portfolio.positions, portfolio.inDoubt);
  return {
    household,
    answeredOn,
    portfolio,
    checks: checkHousehold(household, invested, today),
  };
}

export async function loadChecks(viewer: Viewer) {
  return viewer.kind === 'guest' || viewer.items === null ? null : loadKnownChecks(viewer);
}

/** What needs attention on the dashboard, and the next step of getting started. */
export async function loadAttention(viewer: Viewer) {
  const { items, kind, today } = viewer;
  const known = items ?? [];
  const [{ checks, answeredOn, portfolio }, sessions, learning, tasks] = await Promise.all([
    loadKnownChecks(viewer),
    loadSessions(viewer),
    loadLearning(viewer),
    memberTasks(viewer),
  ]);
  const plans = known.flatMap((item) => summariseSavedPlan(item) ?? []);
  return {
    items: attentionItems(
      {
        checks,
        answeredOn,
        portfolio,
        oldPrices: kind === 'member' ? oldPriceNames(portfolio.positions, today) : [],
        track: onTrackOf(plans, holdingsIn(known, 'fund'), today),
        sessions: sessions === 'unavailable' ? null : sessions,
        questionsDue: learning ? learning.due : 0,
      },
      viewer,
      messages().dashboard,
    ),
    next: tasks.find(({ isDone }) => !isDone) ?? null,
  };
}
