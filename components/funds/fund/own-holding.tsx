import { Change, Figure } from '@/components/ui/figures/change';
import { Amount } from '@/components/ui/figures/amount';
import { TextLink } from '@/components/ui/text-link';
import { messages } from '@/lib/messages';
import { fillCount } from '@/lib/messages/fill';
import { formatFixedLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber, formatRupees } from '@/lib/money/rupees';
import { formatSignedPercent, formatSignedRupees } from '@/lib/money/signed';

const { own: ownMessages } = messages().funds.fund;

export type HeldFund = {
  /** Null is not known. */
  valueRupees: number | null;
  gainRupees: number | null;
  gainPercent: number | null;
  xirrPercent: number | null;
  /** How many transactions there are, and where. */
  count: number;
  href: string;
};

const hiddenLabel = messages().display.amountHidden;

/** What the member holds of the fund: beside the NAV where there is room, below the chart on a narrow screen. */
export function OwnHolding({
  held: { valueRupees, gainRupees, gainPercent, xirrPercent, count, href },
}: {
  held: HeldFund;
}) {
  return (
    <dl className="grid gap-0.5 text-xs max-xl:order-last max-xl:border-t max-xl:border-line max-xl:pt-3 xl:absolute xl:top-5 xl:right-5 xl:text-right">
      <dt className="text-ink-faint">
        {ownMessages.title} ·{' '}
        <TextLink href={href} prefetches={false}>
          {fillCount(count, ownMessages.transactions, { count: formatNumber(count) })}
        </TextLink>
      </dt>
      <dd className="text-2xl font-semibold tabular-nums">
        {valueRupees === null ? (
          <Figure text={null} />
        ) : (
          <Amount
            full={formatRupees(valueRupees)}
            lakh={formatFixedLakhCrore(valueRupees)}
            hiddenLabel={hiddenLabel}
          />
        )}
      </dd>
      <dd>
        {gainRupees === null ? null : (
          <Change
            text={formatSignedPercent(gainPercent)}
            amountText={formatSignedRupees(gainRupees)}
            amountLakh={formatSignedRupees(gainRupees, formatFixedLakhCrore)}
            hiddenLabel={hiddenLabel}
          />
        )}
        {xirrPercent === null ? null : (
          <span className="ml-3">
            {ownMessages.xirr} {formatSignedPercent(xirrPercent, 1)}
          </span>
        )}
      </dd>
    </dl>
  );
}
