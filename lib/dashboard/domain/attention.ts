import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { bookingPath, stepPath } from '@/lib/consultation/domain/paths';
import type { KindId } from '@/lib/consultation/domain/booking';
import { reviewPath } from '@/lib/education/domain/course-paths';
import { valuesOf, type Check } from '@/lib/household/checks';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatShortRupees } from '@/lib/money/lakh-crore';
import { dashboardHref, type DashboardQuery } from './dashboard-query';
import type { OnTrack } from './plan-progress';
import { namesInShort, type Portfolio } from './portfolio';

export type AttentionItem = {
  id: string;
  text: string;
  /** The person's own amounts in the text, as printed; left out where there are none. */
  amounts?: readonly string[];
  href: string;
  link: string;
};

/** What needs attention, the most urgent first, each with the page where it is done. */
export function attentionItems(
  {
    checks,
    answeredOn,
    portfolio: { positions, closed, inDoubt },
    oldPrices,
    track,
    sessions,
    questionsDue,
  }: {
    checks: readonly Check[];
    /** When the answers of the checks were saved; null without answers. */
    answeredOn: IsoDate | null;
    portfolio: Pick<Portfolio, 'positions' | 'closed' | 'inDoubt'>;
    /** Holdings that count at an old price of their owner, each with its day. */
    oldPrices: readonly string[];
    /** Null without a plan. */
    track: OnTrack | null;
    /** Null where there are none to read. */
    sessions: {
      actions: readonly { id: string; text: string }[];
      free: readonly { day: IsoDate; kind: KindId }[];
    } | null;
    questionsDue: number;
  },
  { isDemo }: Pick<DashboardQuery, 'isDemo'>,
  { attention: messages, moreNames }: Pick<Messages['dashboard'], 'attention' | 'moreNames'>,
): AttentionItem[] {
  const page = (tab: DashboardQuery['tab']) => dashboardHref({ tab, isDemo });
  const unpriced = positions.filter(({ valueRupees }) => valueRupees === null);
  const missing = [...positions, ...closed].filter(({ holding }) =>
    holding.sales.some(({ missingQuantity }) => missingQuantity > 0),
  );
  const toReview = (id: string, text: string, list: readonly { name: string }[]) => {
    const names = namesInShort(
      list.map(({ name }) => name),
      moreNames,
    );
    return list.length > 0
      ? { id, text: fill(text, { names }), href: page('holdings'), link: messages.review }
      : null;
  };
  const items: (AttentionItem | null)[] = [
    toReview('in-doubt', messages.inDoubt, inDoubt),
    toReview('missing', messages.missing, missing),
    toReview('unpriced', messages.unpriced, unpriced),
    oldPrices.length > 0
      ? {
          id: 'old-prices',
          text: fill(messages.oldPrices, { names: namesInShort(oldPrices, moreNames) }),
          href: dashboardHref({ tab: 'holdings', open: 'prices', isDemo }),
          link: messages.update,
        }
      : null,
    ...checks
      .filter(({ state }) => state === 'look')
      .map((check) => ({
        id: check.id,
        text: datedSentence(check, isDemo ? null : answeredOn, messages),
        amounts: Object.values(check.amounts).map((rupees) => formatShortRupees(rupees)),
        href: page('checks'),
        link: messages.check,
      })),
    track && track.aheadRupees < 0
      ? {
          id: 'behind',
          text: fill(messages.behind, { amount: formatShortRupees(-track.aheadRupees) }),
          amounts: [formatShortRupees(-track.aheadRupees)],
          href: page('plans'),
          link: messages.review,
        }
      : null,
    ...(sessions?.actions ?? []).map(({ id, text }, index) => ({
      id: `task-${id}-${index}`,
      text: fill(messages.task, { text }),
      href: `${bookingPath(id)}#after-call`,
      link: messages.review,
    })),
    ...(sessions?.free ?? []).map(({ day, kind }) => ({
      id: `free-${day}`,
      text: fill(messages.free, { day: formatDate(day) }),
      href: stepPath({ kind, day }),
      link: messages.check,
    })),
    questionsDue > 0
      ? {
          id: 'review',
          text: fillCount(questionsDue, messages.due),
          href: reviewPath,
          link: messages.review,
        }
      : null,
  ];
  return items.filter((item) => item !== null);
}

/** A check based on answers shows their date; one based on holdings is as of today. */
function datedSentence(
  check: Check,
  answeredOn: IsoDate | null,
  messages: Messages['dashboard']['attention'],
): string {
  const text = fill(messages.checks[check.id], valuesOf(check, formatShortRupees));
  return answeredOn && check.id !== 'one-house'
    ? fill(messages.answered, { text, date: formatDate(answeredOn) })
    : text;
}
