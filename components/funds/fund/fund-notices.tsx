import { Notice } from '@/components/ui/notice';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { NavCorrection } from '@/lib/funds/domain/market/market-memory';
import { navJumps, type NavJump } from '@/lib/funds/domain/nav-series';
import { isDormant, type Scheme } from '@/lib/funds/domain/scheme';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { jumpSentence } from '@/components/funds/fund-sentences';

const maxNamed = 5;

export type SchemeFate = {
  /** The day of the first list of AMFI without the scheme, 'unknown' where only old reports name it; null for others. */
  closedSince: IsoDate | 'unknown' | null;
  /** NAVs of the scheme that AMFI corrected, the newest last. */
  corrections: readonly NavCorrection[];
  messages: Messages['fundFacts'];
};

type NoticeMessages = Messages['planHistory']['notices'];

type NoticeText = { title: string; text: readonly string[] };

/** Warnings about the figures: the most important in one line, all of them under Details. */
export function FundNotices({
  scheme,
  series,
  isBehind,
  fate,
  listDay,
  language = 'en',
  messages,
}: {
  scheme: Scheme;
  /** Empty while the history is not known. */
  series: readonly DatedValue[];
  isBehind: boolean;
  /** What the nightly job noted of the scheme; left out where the page is not about the scheme itself. */
  fate?: SchemeFate;
  listDay: IsoDate;
  /** The language of the dates in the messages. */
  language?: Language;
  messages: NoticeMessages;
}) {
  const corrections = fate
    ? fate.corrections.map((correction) => correctionNotice(correction, fate.messages))
    : [];
  const notices = [
    fate?.closedSince
      ? closedNotice(scheme, fate.closedSince, fate.messages)
      : dormantNotice(scheme, listDay, language, messages),
    ...corrections.toReversed(),
    jumpNotice(series, language, messages),
    isBehind ? { title: messages.behindTitle, text: [messages.behindText] } : null,
    scheme.option === 'idcw' ? { title: messages.idcwTitle, text: [messages.idcwText] } : null,
    scheme.option === 'bonus' ? { title: messages.bonusTitle, text: [messages.bonusText] } : null,
  ].filter((notice) => notice !== null);
  const [first, ...others] = notices;
  if (!first) return null;
  return (
    <Notice
      tone="warn"
      detailsLabel={messages.noticeDetails}
      details={
        <>
          {first.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {others.map(({ title, text }) => (
            <div key={title}>
              <p className="font-semibold">{title}</p>
              {text.map((each) => (
                <p key={each}>{each}</p>
              ))}
            </div>
          ))}
        </>
      }
    >
      {first.title}
    </Notice>
  );
}

function closedNotice(
  { nav, navDate }: Scheme,
  since: IsoDate | 'unknown',
  { closed }: Messages['fundFacts'],
): NoticeText {
  const text = [
    since === 'unknown' ? closed.textOld : fill(closed.text, { since: formatDate(since) }),
    nav !== null && navDate
      ? fill(closed.lastNav, { nav: formatFixed(nav, 4), date: formatDate(navDate) })
      : closed.noNav,
    closed.inAverages,
  ];
  return {
    title: since === 'unknown' ? closed.titleOld : fill(closed.title, { since: formatDate(since) }),
    text,
  };
}

function correctionNotice(
  { day, before, after, foundOn }: NavCorrection,
  { corrected }: Messages['fundFacts'],
): NoticeText {
  const values = { before: formatFixed(before, 4), after: formatFixed(after, 4) };
  return {
    title: fill(corrected.title, { date: formatDate(day), ...values }),
    text: [fill(corrected.text, { foundOn: formatDate(foundOn) })],
  };
}

function dormantNotice(
  scheme: Scheme,
  listDay: IsoDate,
  language: Language,
  messages: NoticeMessages,
): NoticeText | null {
  if (!isDormant(scheme, listDay)) return null;
  const text =
    scheme.nav !== null && scheme.navDate
      ? fill(messages.dormantText, { date: formatDate(scheme.navDate, language) })
      : messages.dormantNoDate;
  return { title: messages.dormantTitle, text: [text] };
}

/** The days on which the NAV jumped, the newest first, and what is not shown because of them. */
function jumpNotice(
  series: readonly DatedValue[],
  language: Language,
  messages: NoticeMessages,
): NoticeText | null {
  const jumps = [...navJumps(series)].reverse();
  const [newest, ...earlier] = jumps;
  if (!newest) return null;
  const more = jumps.length - maxNamed;
  const sentence = (jump: NavJump) => jumpSentence(jump, messages.jump, language);
  return {
    title: sentence(newest),
    text: [
      ...earlier.slice(0, maxNamed - 1).map(sentence),
      ...(more > 0 ? [fillCount(more, messages.jumpMore, { count: formatNumber(more) })] : []),
      messages.jumpText,
    ],
  };
}

/** For every page that shows funds. */
export function FundWarning({ messages }: { messages: Messages['planHistory']['fund'] }) {
  return (
    <div role="note" className="mt-4 text-sm">
      <p>{messages.warning}</p>
      <p className="text-ink-soft">{messages.noAdvice}</p>
    </div>
  );
}
