import { Card } from '@/components/ui/card/card';
import { figureColumn, Table } from '@/components/ui/table';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { formatDate } from '@/lib/calendar/iso-date';
import { trailingReturns } from '@/lib/funds/domain/returns-and-risk';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatSigned, formatSignedPercent } from '@/lib/money/signed';
import { fundColumn, unbrokenHeads, rowsByFund, type PartProps } from './fund-column';
import { TextLink } from '@/components/ui/text-link';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import { Disclosure } from '@/components/ui/disclosure';
import {
  rollingComparison,
  rollingSpans,
  type RollingComparison,
  comparedSale,
  soldSlabPercent,
} from '@/lib/funds/domain/comparison';
import { lockInOf, taxKindOf } from '@/lib/funds/domain/sale-tax';
import { sinceLastJump } from '@/lib/funds/domain/nav-series';
import { messages } from '@/lib/messages';

const { fundCompare } = messages();

const shownMonths = [1, 3, 6, 12, 36, 60, 120] as const;

/** Returns up to the last common day, from each fund's own history. */
export function TrailingPart({ funds, comparison: { to } }: PartProps) {
  const partMessages = fundCompare.trailing;
  const rows = funds.map(({ letter, scheme, series }) => ({
    letter,
    scheme,
    returns: trailingReturns(series.filter(({ date }) => date <= to)),
  }));
  type Row = (typeof rows)[number];
  return (
    <Card
      title={partMessages.title}
      titleId="compare-trailing"
      description={fill(partMessages.text, { date: formatDate(to) })}
    >
      <Table
        caption={partMessages.caption}
        isCaptionHidden
        columns={[
          fundColumn<Row>(fundCompare.fund),
          ...shownMonths.map((months) => ({
            ...figureColumn(
              String(months),
              months < 12
                ? fill(partMessages.months, { count: months })
                : fill(partMessages.years, { count: months / 12 }),
              ({ returns }: Row) =>
                formatSigned(returns.find((each) => each.months === months)?.percent ?? null),
            ),
            // A phone has room for the years.
            ...(months < 12 && { shownFrom: 'md' as const }),
          })),
        ]}
        rows={rows}
      />
    </Card>
  );
}

/** AMFI's own page of expense ratios, for funds whose ratio is not stored. */
const terPage = 'https://www.amfiindia.com/ter-of-mf-schemes';

/** Return, risk and cost of each fund over the common time. */
export function PeriodFigures(props: PartProps) {
  const { funds, comparison } = props;
  const rows = rowsByFund(props, comparison.funds);
  type Row = (typeof rows)[number];
  const terDays = funds.flatMap(({ ter }) => ter?.date ?? []).sort();
  const [oldestTerDay] = terDays;
  return (
    <Card
      title={fundCompare.figures}
      titleId="compare-figures"
      description={fill(fundCompare.figuresPeriod, {
        from: formatDate(comparison.from),
        to: formatDate(comparison.to),
      })}
    >
      <Table
        caption={fundCompare.figuresCaption}
        isCaptionHidden
        columns={[
          { id: 'fund', title: fundCompare.fund, cell: ({ letter }) => letter },
          figureColumn(
            'growth',
            comparison.isPerYear ? fundCompare.perYear : fundCompare.inAll,
            ({ figures }: Row) => formatSignedPercent(figures && figures.growthPercent),
          ),
          figureColumn('deviation', fundCompare.deviation, ({ figures }: Row) =>
            figures?.volatilityPercent == null
              ? notKnown
              : `${formatFixed(figures.volatilityPercent, 2)}%`,
          ),
          figureColumn('ter', fundCompare.ter, ({ ter }: Row) =>
            ter ? `${formatFixed(ter.percent, 2)}%` : notKnown,
          ),
        ]}
        rows={rows}
      />
      <p className="mt-2 text-xs text-ink-soft">
        {oldestTerDay ? `${fill(fundCompare.terText, { date: formatDate(oldestTerDay) })} ` : null}
        {terDays.length < funds.length ? (
          <TextLink href={terPage}>{fundCompare.terMissing}</TextLink>
        ) : null}
      </p>
    </Card>
  );
}

/** Rolling returns over the same periods; the longest span that fits is open, of many funds the two longest. */
export function RollingPart(props: PartProps) {
  const { comparison } = props;
  const partMessages = fundCompare.rolling;
  const lines = comparison.funds.map(({ line }) => line);
  const spans = rollingSpans.flatMap((years) => rollingComparison(lines, years) ?? []);
  // The column beside this one grows faster with each fund.
  const opened = spans.slice(lines.length > 4 ? -2 : -1);
  return (
    <Card title={partMessages.title} titleId="compare-rolling" description={partMessages.text}>
      {spans.length === 0 ? <p className="text-sm text-ink-soft">{partMessages.tooShort}</p> : null}
      <div className="grid grid-cols-1 gap-2">
        {spans.map((span) => (
          <Disclosure
            key={span.years}
            title={fillCount(span.years, partMessages.span)}
            note={fillCount(span.windows, partMessages.windows, {
              count: formatNumber(span.windows),
              first: formatDate(span.firstEnd),
              last: formatDate(span.lastEnd),
            })}
            isOpen={opened.includes(span)}
          >
            <SpanTable {...props} span={span} />
          </Disclosure>
        ))}
      </div>
    </Card>
  );
}

function SpanTable({ span, ...props }: PartProps & { span: RollingComparison }) {
  const { known } = props;
  const partMessages = fundCompare.rolling;
  const rows = rowsByFund(props, span.funds);
  type Row = (typeof rows)[number];
  return (
    <Table
      caption={fill(partMessages.caption, { span: fillCount(span.years, partMessages.span) })}
      isCaptionHidden
      className={unbrokenHeads}
      columns={[
        { id: 'fund', title: fundCompare.fund, cell: ({ letter }: Row) => letter },
        ...(['average', 'best', 'worst'] as const).map((id) =>
          figureColumn(id, partMessages[id], ({ figures }: Row) =>
            formatSigned(figures && figures[`${id}Percent`]),
          ),
        ),
        ...known.map(({ letter }, place) =>
          figureColumn(
            `above-${letter}`,
            fill(partMessages.above, { fund: letter }),
            ({ figures }: Row) => {
              const share = figures?.abovePercents[place] ?? null;
              return share === null ? notKnown : `${formatFixed(share, 0)}%`;
            },
          ),
        ),
      ]}
      rows={rows}
    />
  );
}

/** The proceeds after tax of a sale on the last common day. */
export function SalePart({ funds, comparison }: PartProps) {
  const partMessages = fundCompare.tax;
  const rows = funds.map(({ letter, scheme, series }) => ({
    letter,
    isKnown: series.length > 0,
    taxKind: taxKindOf(scheme),
    sale: comparedSale(scheme, sinceLastJump(series), comparison),
    lockIn: lockInOf(scheme, [{ boughtOn: comparison.from }], comparison.to),
  }));
  const locked = rows.filter(({ sale, lockIn }) => sale && lockIn);
  type Row = (typeof rows)[number];
  const rupees = (id: 'value' | 'tax' | 'left', of: (sale: NonNullable<Row['sale']>) => number) =>
    figureColumn(id, partMessages[id], ({ sale }: Row) => formatNumber(sale && of(sale)));
  return (
    <Card
      title={partMessages.title}
      titleId="compare-tax"
      description={fill(partMessages.text, {
        from: formatDate(comparison.from),
        to: formatDate(comparison.to),
        slab: soldSlabPercent,
      })}
    >
      <Table
        caption={partMessages.caption}
        isCaptionHidden
        // So that letter and kind have one line on a phone.
        className="max-md:[&_:is(td,th)]:px-1.5!"
        columns={[
          {
            id: 'fund',
            title: fundCompare.fund,
            cell: ({ letter, taxKind, isKnown }: Row) => (
              <>
                {letter}{' '}
                <span className="text-xs text-ink-soft sm:block">
                  {!isKnown
                    ? notKnown
                    : taxKind
                      ? partMessages.kinds[taxKind]
                      : partMessages.unknown}
                </span>
              </>
            ),
          },
          rupees('value', ({ valueRupees }) => valueRupees),
          rupees('tax', ({ taxRupees }) => taxRupees),
          rupees('left', ({ valueRupees, taxRupees }) => valueRupees - taxRupees),
        ]}
        rows={rows}
      />
      {locked[0]?.lockIn ? (
        <p className="mt-2 text-xs text-ink-soft">
          {fill(partMessages.locked, {
            funds: locked.map(({ letter }) => letter).join(', '),
            years: locked[0].lockIn.months / monthsPerYear,
          })}
        </p>
      ) : null}
    </Card>
  );
}
