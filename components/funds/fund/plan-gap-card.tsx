import { Button } from '@/components/ui/button';
import type { FundCardProps } from '@/components/funds/fund/fund-props';
import { Card } from '@/components/ui/card/card';
import { figureColumn, Table } from '@/components/ui/table';
import { TextField } from '@/components/ui/fields/field';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { rupeeBounds } from '@/lib/funds/domain/back-test';
import { fundPath, otherFields, readRupees } from '@/lib/funds/domain/fund-query';
import { planGap, type PlanGap } from '@/lib/funds/domain/plan-gap';
import { paysOut, type Scheme } from '@/lib/funds/domain/scheme';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber, formatRupees, formatFixed } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed';
import { notKnown } from '@/lib/text/not-known';
import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { problemText, planAndOption } from '@/components/funds/fund-sentences';
import { RouteLink } from '@/components/ui/route-link';

const { funds } = messages();

const startAmount = '1,00,000';

/** What the commission of the regular plan costs over 10 and 20 years, in rupees. */
export function PlanGapCard({
  scheme,
  series,
  other,
  typed,
}: FundCardProps<'scheme' | 'series' | 'other' | 'typed'>) {
  const { gap: gapMessages } = funds.fund;
  const text = typed.gap || startAmount;
  const rupees = readRupees(text, rupeeBounds);
  const [direct, regular] =
    scheme.plan === 'direct' ? [series, other?.series] : [other?.series, series];
  // Plans may pay out differently, and NAVs do not show payouts.
  const isPayingOut = paysOut(scheme);
  const gap =
    direct && regular && !isPayingOut
      ? planGap(direct, regular, rupees.ok ? rupees.value : 0)
      : null;
  const limits = { min: formatLakhCrore(rupeeBounds.min), max: formatLakhCrore(rupeeBounds.max) };
  return (
    <Card
      id="gap"
      title={gapMessages.title}
      titleId="gap-title"
      description={
        gap
          ? fill(gapMessages.text, {
              years: formatNumber(gap.years, 1),
              from: formatDate(gap.past.from),
              to: formatDate(gap.past.to),
              direct: formatSignedPercent(gap.directPercent),
              regular: formatSignedPercent(gap.regularPercent),
            })
          : isPayingOut
            ? gapMessages.paysOut
            : other?.series.length === 0
              ? gapMessages.noHistory
              : gapMessages.none
      }
    >
      {gap ? (
        <>
          <form
            action={`${fundPath(scheme.code)}#gap`}
            className="no-print mb-4 flex flex-wrap items-start gap-3"
          >
            <HiddenInputs values={otherFields(typed, ['gap'])} />
            <TextField
              key={text}
              id="gap-amount"
              name="gap"
              inputMode="decimal"
              before="₹"
              maxLength={60}
              label={gapMessages.amount}
              defaultValue={text}
              error={rupees.ok ? null : problemText(rupees.problem, funds, limits)}
            />
            <Button type="submit" variant="secondary" className="min-h-10 sm:mt-5.5">
              {gapMessages.submit}
            </Button>
          </form>
          {rupees.ok ? <GapTable gap={gap} amountRupees={rupees.value} /> : null}
        </>
      ) : null}
      {other ? (
        <p className="mt-4 text-sm">
          <TextLink href={fundPath(other.scheme.code)}>
            {fill(gapMessages.other, { name: other.scheme.name })}
          </TextLink>
        </p>
      ) : null}
    </Card>
  );
}

function GapTable({
  gap: { costs, past, years },
  amountRupees,
}: {
  gap: PlanGap;
  amountRupees: number;
}) {
  type Cost = Pick<PlanGap['past'], 'directRupees' | 'regularRupees' | 'gapRupees'> & {
    title: string;
  };
  const rows: Cost[] = [
    { ...past, title: fill(funds.fund.gap.past, { count: formatNumber(years, 1) }) },
    ...costs.map((cost) => ({
      ...cost,
      title: fill(funds.fund.gap.yearCount, { count: cost.years }),
    })),
  ];
  const figure = (id: 'direct' | 'regular' | 'gap') =>
    figureColumn(id, funds.fund.gap[id], (cost: Cost) => formatRupees(cost[`${id}Rupees`]));
  return (
    <Table
      caption={fill(funds.fund.gap.caption, { amount: formatRupees(amountRupees) })}
      className="in-card"
      columns={[
        {
          id: 'years',
          title: funds.fund.gap.years,
          cell: ({ title }) => title,
        },
        figure('direct'),
        figure('regular'),
        figure('gap'),
      ]}
      rows={rows}
      rowKey={({ title }) => title}
    />
  );
}

/** Every plan and option of the fund, each with its own NAV and page. */
export function PlanList({ schemes }: { schemes: readonly Scheme[] }) {
  const { plansList } = funds.fund;
  if (schemes.length < 2) return null;
  return (
    <Card title={plansList.title} titleId="plans-title">
      <Table
        caption={plansList.caption}
        isCaptionHidden
        className="in-card"
        columns={[
          {
            id: 'plan',
            title: plansList.plan,
            cell: (scheme) => (
              <RouteLink
                href={fundPath(scheme.code)}
                prefetches={false}
                className="inline-flex min-h-6 items-center text-accent hover:underline"
              >
                {planAndOption(scheme, funds) || scheme.name}
              </RouteLink>
            ),
          },
          figureColumn('nav', funds.list.table.nav, ({ nav }: Scheme) => formatFixed(nav, 4)),
          figureColumn('date', plansList.date, ({ navDate }: Scheme) =>
            navDate ? formatDate(navDate) : notKnown,
          ),
        ]}
        rows={schemes}
        rowKey={({ code }) => code}
      />
    </Card>
  );
}
