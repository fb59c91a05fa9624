import { Notice } from '@/components/ui/notice';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { navJumps } from '@/lib/funds/domain/nav-jumps';
import { isDormant, type Scheme } from '@/lib/funds/domain/scheme';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { jumpSentence } from '../fund-sentences';

const mostNamed = 5;

type NoticeText = { title: string; text: readonly string[] };

/** Warnings about the figures: the most important in one line, all of them under Details. */
export function FundNotices({
  scheme,
  series,
  isBehind,
  today,
  messages,
}: {
  scheme: Scheme;
  /** Empty while the history is not known. */
  series: readonly DatedValue[];
  isBehind: boolean;
  today: IsoDate;
  messages: Messages['funds']['fund'];
}) {
  const notices = [
    dormantNotice(scheme, today, messages),
    jumpNotice(series, messages),
    isBehind ? { title: messages.behindTitle, text: [messages.behindText] } : null,
    scheme.option === 'idcw' ? { title: messages.idcwTitle, text: [messages.idcwText] } : null,
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

function dormantNotice(
  scheme: Scheme,
  today: IsoDate,
  messages: Messages['funds']['fund'],
): NoticeText | null {
  if (!isDormant(scheme, today)) return null;
  const text =
    scheme.nav !== null && scheme.navDate
      ? fill(messages.dormantText, { date: formatDate(scheme.navDate) })
      : messages.dormantNoDate;
  return { title: messages.dormantTitle, text: [text] };
}

/** The days on which the NAV jumped, the newest first, and what is not shown because of them. */
function jumpNotice(
  series: readonly DatedValue[],
  messages: Messages['funds']['fund'],
): NoticeText | null {
  const jumps = navJumps(series).reverse();
  const [newest, ...earlier] = jumps;
  if (!newest) return null;
  const more = jumps.length - mostNamed;
  return {
    title: jumpSentence(newest, messages.jump),
    text: [
      ...earlier.slice(0, mostNamed - 1).map((jump) => jumpSentence(jump, messages.jump)),
      ...(more > 0 ? [fill(messages.jumpMore, { count: formatNumber(more) })] : []),
      messages.jumpText,
    ],
  };
}
