import { marginText, ratioText } from '@/components/picks/ratio-text';
import { RuleText } from '@/components/picks/rule-text';
import { Card } from '@/components/ui/card/card';
import { CopyButton } from '@/components/ui/files/copy-button';
import { CsvLink } from '@/components/ui/files/csv-link';
import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber, notKnown } from '@/lib/money/rupees';
import { companyPath } from '@/lib/picks/domain/company/paths';
import type { Reason, ScreenedCompany, ScreenResult } from '@/lib/picks/domain/screen/screen';

const mostShown = 100;

type Words = Pick<Messages, 'picks' | 'picksOwn'>;

/** What a screen passed, each comparison with its number, and the ways to take it along. */
export function OwnResult({
  result,
  shareUrl,
  csvPath,
  messages,
}: {
  result: ScreenResult;
  shareUrl: string;
  csvPath: string;
  messages: Words;
}) {
  const own = messages.picksOwn.own.result;
  const { passed, companies, failed, undecided, notTaken, asOf, ruleText } = result;
  const shown = passed.slice(0, mostShown);
  const sentence = fill(own.sentence, {
    passed: formatNumber(passed.length + notTaken),
    companies: formatNumber(companies),
    failed: formatNumber(failed),
    undecided: formatNumber(undecided),
    day: formatDate(asOf),
  });
  return (
    <Card title={own.title} titleId="own-result">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <RuleText text={ruleText} />
        <p>
          {sentence} {notTaken > 0 ? fill(own.notTaken, { count: formatNumber(notTaken) }) : null}
        </p>
        <Table
          caption={own.caption}
          isCaptionHidden
          empty={<p className="font-semibold">{companies > 0 ? own.none : own.emptyWatchlist}</p>}
          columns={columnsOf(shown[0]?.reasons ?? [], messages)}
          rows={shown}
          rowKey={({ isin }) => isin}
        />
        {shown.length < passed.length ? (
          <p className="text-sm text-ink-soft">
            {fill(own.more, { shown: shown.length, all: formatNumber(passed.length) })}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <CsvLink href={csvPath} text={own.csv} />
          <CopyButton
            targetId="own-address"
            labels={{ copy: own.copy, copied: own.copied, notCopied: own.notCopied }}
          />
        </div>
        <p className="text-sm text-ink-soft">
          {own.share}{' '}
          <code id="own-address" className="wrap-anywhere">
            {shareUrl}
          </code>{' '}
          ({own.shareHint})
        </p>
      </div>
    </Card>
  );
}

function columnsOf(comparisons: readonly Reason[], { picks, picksOwn }: Words) {
  const own = picksOwn.own.result;
  return [
    {
      id: 'company',
      title: own.company,
      cell: ({ place, name, isin }: ScreenedCompany) => (
        <>
          {place}. <TextLink href={companyPath(isin)}>{name}</TextLink>
        </>
      ),
    },
    {
      id: 'flags',
      title: own.flags,
      cell: ({ redFlags }: ScreenedCompany) =>
        redFlags.length === 0 ? (
          own.noFlags
        ) : (
          <strong className="text-loss">{fillCount(redFlags.length, picks.flags.count)}</strong>
        ),
    },
    ...comparisons.map(({ text, unit, isNegated }, at) => ({
      id: `comparison-${at}`,
      title: isNegated ? fill(picks.reasons.not, { rule: text }) : text,
      isNumber: true,
      cell: ({ reasons }: ScreenedCompany) => {
        const { number = null, margin = null } = reasons[at] ?? {};
        if (number === null) return notKnown;
        const value = ratioText(number, unit, picks.units);
        if (margin === null) return value;
        return fill(own.of, { number: value, margin: marginText(margin, unit, picks.units) });
      },
    })),
  ];
}
