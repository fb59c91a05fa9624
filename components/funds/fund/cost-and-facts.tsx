import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card/card';
import { classNames } from '@/components/ui/class-names';
import { Stat } from '@/components/ui/figures/stat';
import { TextLink } from '@/components/ui/text-link';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import {
  benchmarkPeriods,
  riskLevels,
  type RiskLevel,
  type SchemeFacts,
} from '@/lib/funds/domain/facts/scheme-facts';
import type { SummaryLookup } from '@/lib/funds/domain/facts/scheme-summaries';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatFixed, formatNumber, formatRupees } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed';
import { notKnown } from '@/lib/text/not-known';

const { fundFacts } = messages();

/** AMFI's own pages of each figure. */
const amfiPages = {
  ter: 'https://www.amfiindia.com/ter-of-mf-schemes',
  aum: 'https://www.amfiindia.com/aum-data/average-aum',
  performance: 'https://www.amfiindia.com/polling/amfi/fund-performance',
  houses: 'https://www.amfiindia.com',
  summaries: 'https://portal.amfiindia.com/spages',
} as const;

/** AMFI's facts about a fund besides NAVs, each with its date; an unknown fact is a dash with a link to AMFI. */
export function CostAndFacts({
  scheme,
  facts,
  summary,
  sourceName,
}: {
  scheme: Scheme;
  facts: SchemeFacts;
  /** The scheme's summary document; null where none was read. */
  summary: ReturnType<SummaryLookup>;
  /** AMFI; null where the page says that all its figures are samples. */
  sourceName: string | null;
}) {
  const dated = (date: IsoDate, words = fundFacts.source) =>
    fill(sourceName ? words : fundFacts.asOf, { source: sourceName ?? '', date: formatDate(date) });
  const missing = (href: string, label: string): Shown => ({
    value: notKnown,
    notes: [
      fundFacts.unknown,
      <TextLink key="link" href={href} newTabLabel={fundFacts.newTab}>
        {label}
      </TextLink>,
    ],
  });
  const atAmfi = (page: keyof typeof amfiPages) => missing(amfiPages[page], fundFacts.atAmfi);
  const atHouse = missing(amfiPages.houses, fill(fundFacts.atHouse, { house: scheme.house }));
  const { ter, averageAum, master, performance } = facts;
  const inSummary = (text: string | null): Shown =>
    summary
      ? {
          value: text ?? notKnown,
          notes: [
            ...(text ? [] : [fundFacts.summary.unstated]),
            <TextLink
              key="link"
              href={`${amfiPages.summaries}/SSD_${summary.id}.pdf`}
              newTabLabel={fundFacts.newTab}
            >
              {fundFacts.summary.link}
            </TextLink>,
            dated(summary.readOn, fundFacts.summary.readOn),
          ],
        }
      : atHouse;
  const shown: readonly [label: string, shown: Shown][] = [
    [fundFacts.ter.label, ter ? terShown(ter, scheme, dated) : atAmfi('ter')],
    [
      averageAum
        ? fill(fundFacts.aum.label, { quarter: quarterOf(averageAum.asOf) })
        : fundFacts.aum.labelUnknown,
      averageAum
        ? {
            value: fill(fundFacts.aum.value, {
              crore: formatNumber(averageAum.crore, averageAum.crore < 100 ? 2 : 0),
            }),
            notes: [fundFacts.aum.note, dated(averageAum.asOf)],
          }
        : atAmfi('aum'),
    ],
    [
      fundFacts.minimum.label,
      master?.minimumRupees
        ? { value: formatRupees(master.minimumRupees, 2), notes: [dated(master.asOf)] }
        : atHouse,
    ],
    [fundFacts.summary.minimumSip, inSummary(summary?.minimumSip ?? null)],
    [fundFacts.summary.exitLoad, inSummary(summary?.exitLoad ?? null)],
    [
      fundFacts.launch.label,
      master?.launchDate
        ? { value: formatDate(master.launchDate), notes: [dated(master.asOf)] }
        : atHouse,
    ],
    [
      fundFacts.risk.label,
      performance?.schemeRisk ? riskShown(performance, dated) : atAmfi('performance'),
    ],
    [
      fundFacts.benchmark.label,
      performance?.benchmark ? benchmarkShown(performance, dated) : atAmfi('performance'),
    ],
  ];
  return (
    <Card title={fundFacts.title} titleId="cost-and-facts-title">
      {/* The two with the longest notes have a row of their own on a phone. */}
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4 max-lg:[&>:is(:first-child,:last-child)]:col-span-2">
        {shown.map(([label, { value, notes }]) => (
          <Stat
            key={label}
            label={label}
            value={<span className="text-base break-words">{value}</span>}
            note={notes.map((note, index) => (
              <span key={index} className="block">
                {note}
              </span>
            ))}
          />
        ))}
      </dl>
    </Card>
  );
}

type Shown = { value: ReactNode; notes: readonly ReactNode[] };
type Dated = (date: IsoDate) => string;

function terShown(
  {
    percent,
    basePercent,
    brokeragePercent,
    transactionPercent,
    leviesPercent,
    date,
  }: NonNullable<SchemeFacts['ter']>,
  { plan }: Scheme,
  dated: Dated,
): Shown {
  const { ter } = fundFacts;
  const parts = [basePercent, brokeragePercent, transactionPercent, leviesPercent];
  return {
    value: `${formatFixed(percent, 2)}%`,
    notes: [
      `${ter.ofPlan[plan ?? 'none']}. ${ter.inside}`,
      parts.some((part) => part === null)
        ? null
        : fill(ter.parts, {
            base: formatFixed(basePercent, 2),
            brokerage: formatFixed(brokeragePercent, 2),
            transaction: formatFixed(transactionPercent, 2),
            levies: formatFixed(leviesPercent, 2),
          }),
      dated(date),
    ].filter((note) => note !== null),
  };
}

function riskShown(
  { schemeRisk, benchmarkRisk, asOf }: NonNullable<SchemeFacts['performance']>,
  dated: Dated,
): Shown {
  const { risk } = fundFacts;
  if (!schemeRisk) return { value: notKnown, notes: [] };
  const level = fill(risk.level, {
    level: riskLevels.indexOf(schemeRisk) + 1,
    of: riskLevels.length,
  });
  return {
    value: (
      <>
        {risk.levels[schemeRisk]}
        <RiskScale level={schemeRisk} />
      </>
    ),
    notes: [
      `${level}.`,
      benchmarkRisk && fill(risk.ofBenchmark, { risk: risk.levels[benchmarkRisk] }),
      dated(asOf),
    ].filter((note) => note !== null),
  };
}

function benchmarkShown(
  { benchmark, benchmarkReturns, asOf }: NonNullable<SchemeFacts['performance']>,
  dated: Dated,
): Shown {
  const returns = benchmarkPeriods.flatMap((months, index) => {
    const percent = benchmarkReturns[index] ?? null;
    if (percent === null) return [];
    return fill(fundFacts.benchmark.ofYears, {
      years: months / 12,
      percent: formatSignedPercent(percent),
    });
  });
  return {
    value: benchmark,
    notes: [
      ...(returns.length > 0
        ? [fill(fundFacts.benchmark.returns, { returns: returns.join(' · ') })]
        : []),
      dated(asOf),
    ],
  };
}

/** The quarter that ends on a day: Jul–Sep 2026. */
function quarterOf(end: IsoDate): string {
  const { aum } = fundFacts;
  const [year = '', month = ''] = end.split('-');
  return fill(aum.quarters[Math.ceil(Number(month) / 3) - 1] ?? '{year}', { year });
}

/** A picture of the risk-o-meter: six steps, filled up to the level. The text beside it says the same. */
function RiskScale({ level }: { level: RiskLevel }) {
  const reached = riskLevels.indexOf(level);
  return (
    <span aria-hidden="true" className="mt-1 flex gap-0.5">
      {riskLevels.map((each, index) => (
        <span
          key={each}
          className={classNames(
            'h-1.5 max-w-5 min-w-0 flex-1 rounded-full border',
            index <= reached ? 'border-warn bg-warn' : 'border-ink-faint',
          )}
        />
      ))}
    </span>
  );
}
