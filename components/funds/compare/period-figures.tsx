import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { formatFixed, notKnown } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { placeOf, type PartProps } from './lettered';

/** AMFI's own page of expense ratios, for funds whose ratio is not stored. */
const terPage = 'https://www.amfiindia.com/ter-of-mf-schemes';

/** Return, risk and cost of each fund over the common time. */
export function PeriodFigures({ funds, known, comparison, messages: { fundCompare } }: PartProps) {
  const rows = funds.map((fund) => ({
    letter: fund.letter,
    ter: fund.ter,
    figures: comparison.funds[placeOf(fund, known)] ?? null,
  }));
  const terDays = funds.flatMap(({ ter }) => ter?.date ?? []).sort();
  return (
    <>
      <Table
        caption={fill(fundCompare.figures, {
          from: formatDate(comparison.from),
          to: formatDate(comparison.to),
        })}
        columns={[
          { id: 'fund', title: fundCompare.fund, cell: ({ letter }) => letter },
          {
            id: 'growth',
            title: comparison.isPerYear ? fundCompare.perYear : fundCompare.inAll,
            isNumber: true,
            cell: ({ figures }) => formatSignedPercent(figures && figures.growthPercent),
          },
          {
            id: 'deviation',
            title: fundCompare.deviation,
            isNumber: true,
            cell: ({ figures }) =>
              figures?.volatilityPercent == null
                ? notKnown
                : `${formatFixed(figures.volatilityPercent, 2)}%`,
          },
          {
            id: 'ter',
            title: fundCompare.ter,
            isNumber: true,
            cell: ({ ter }) => (ter ? `${formatFixed(ter.percent, 2)}%` : notKnown),
          },
        ]}
        rows={rows}
        rowKey={({ letter }) => letter}
      />
      <p className="mt-2 text-xs text-ink-soft">
        {terDays.length > 0
          ? `${fill(fundCompare.terText, { date: formatDate(terDays[0]!) })} `
          : null}
        {terDays.length < funds.length ? (
          <TextLink href={terPage}>{fundCompare.terMissing}</TextLink>
        ) : null}
      </p>
    </>
  );
}
