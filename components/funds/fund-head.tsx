import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Stat } from '@/components/ui/stat';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { categoryParts } from '@/lib/funds/domain/category';
import { findCategory } from '@/lib/funds/domain/fund-categories';
import { navJumps } from '@/lib/funds/domain/nav-jumps';
import { isDormant, type Scheme } from '@/lib/funds/domain/scheme';
import { expectedTax } from '@/lib/funds/domain/tax-kind';
import { trailingReturns } from '@/lib/funds/domain/trailing-returns';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed, notKnown } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { JumpNotice } from './jump-notice';
import { noNavSince } from './no-nav-since';
import { planAndOption } from './plan-and-option';

/** What the scheme is: house, category, plan and option. */
export function FundFacts({
  scheme,
  since,
  today,
  messages,
}: {
  scheme: Scheme;
  /** The day of the first NAV of the history; null while it is not known. */
  since: IsoDate | null;
  today: IsoDate;
  messages: Messages['funds'];
}) {
  const { group, kind } = categoryParts(scheme.category);
  const { head } = messages.fund;
  const codes = [
    fill(head.code, { code: scheme.code }),
    scheme.isin && fill(head.isin, { isin: scheme.isin }),
    since && fill(head.since, { date: formatDate(since) }),
  ];
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{scheme.house}</span>
        <span>
          {group}: {kind}
        </span>
        <span>{planAndOption(scheme, messages)}</span>
        {isDormant(scheme, today) ? (
          <Badge tone="warn">{noNavSince(scheme, messages)}</Badge>
        ) : null}
      </p>
      <p className="text-sm">{codes.filter(Boolean).join(' · ')}</p>
      <CategoryNote scheme={scheme} messages={messages.fund} />
      <p className="text-sm">{head.notGiven}</p>
    </>
  );
}

/** AMFI's own words where this site has another name for the category, and how the law looks at such funds. */
function CategoryNote({
  scheme,
  messages: { head, tax },
}: {
  scheme: Scheme;
  messages: Messages['funds']['fund'];
}) {
  const { taxClass, doubt } = expectedTax(scheme);
  const amfiWords = scheme.amfiCategory || head.noCategory;
  return (
    <p className="text-sm">
      {fill(findCategory(scheme.amfiCategory) ? head.amfiCategory : head.unknownCategory, {
        category: amfiWords,
      })}{' '}
      {taxClass
        ? fill(tax.expected, { kind: tax.classes[taxClass] })
        : fill(tax.notKnown, { reason: tax.doubts[doubt] })}
    </p>
  );
}

/** The newest NAV and what it is against earlier ones. */
export function FundStats({
  scheme,
  series,
  messages: { head },
}: {
  scheme: Scheme;
  /** Empty while the history is not known. */
  series: readonly DatedValue[];
  messages: Messages['funds']['fund'];
}) {
  const newest =
    series.at(-1) ??
    (scheme.nav !== null && scheme.navDate !== null
      ? { date: scheme.navDate, value: scheme.nav }
      : null);
  const hasJumped = navJumps(series.slice(-2)).length > 0;
  const before = hasJumped ? undefined : series.at(-2);
  const returns = trailingReturns(series);
  const hasJumps = navJumps(series).length > 0;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-5 shadow-card md:grid-cols-5 md:p-6">
      <Stat
        className="max-md:col-span-2"
        isMain
        label={head.nav}
        value={newest ? `₹${formatFixed(newest.value, 4)}` : notKnown}
        note={newest && fill(head.navNote, { date: formatDate(newest.date) })}
      />
      {newest && before ? (
        <Stat
          label={head.change}
          value={formatSignedPercent((newest.value / before.value - 1) * 100)}
          note={fill(head.changeNote, { date: formatDate(before.date) })}
        />
      ) : null}
      {returns.flatMap(({ months, percent, isPerYear }) =>
        months === 12 || months === 36 || months === 60
          ? [
              <Stat
                key={months}
                label={head.periods[months]}
                value={formatSignedPercent(percent)}
                note={
                  percent === null
                    ? hasJumps
                      ? head.noReturn
                      : head.notYet
                    : isPerYear
                      ? head.perYear
                      : head.absolute
                }
              />,
            ]
          : [],
      )}
    </dl>
  );
}

/** What one must know before reading the figures. */
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
  return (
    <>
      {isDormant(scheme, today) ? (
        <Alert tone="warn" title={messages.dormantTitle}>
          {scheme.nav !== null && scheme.navDate
            ? fill(messages.dormantText, { date: formatDate(scheme.navDate) })
            : messages.dormantNoDate}
        </Alert>
      ) : null}
      <JumpNotice series={series} messages={messages} />
      {isBehind ? (
        <Alert tone="warn" title={messages.behindTitle}>
          {messages.behindText}
        </Alert>
      ) : null}
      {scheme.option === 'idcw' ? (
        <Alert tone="warn" title={messages.idcwTitle}>
          {messages.idcwText}
        </Alert>
      ) : null}
    </>
  );
}
