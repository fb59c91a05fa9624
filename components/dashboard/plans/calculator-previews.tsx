import { StackedArea } from '@/components/charts/stacked-area';
import { Legend } from '@/components/charts/legend';
import type { Series } from '@/components/charts/series';
import { TextLink } from '@/components/ui/text-link';
import type { CardData } from '@/lib/dashboard/views';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent, formatRupees } from '@/lib/money/rupees';
import { messages } from '@/lib/messages';
import { sipPath, taxPath } from '@/lib/navigation/page-paths';
import { LastSip } from './last-sip';

const { calculators, preview } = messages().dashboard;
const { sip, tax } = preview;

/** A small chart of a SIP with the calculator's default inputs. */
export function SipPreview({
  figures: { monthlyRupees, years, returnPercent, points },
}: {
  figures: CardData<'sip'>;
}) {
  const last = points.at(-1);
  const valueRupees = (last?.investedRupees ?? 0) + (last?.gainRupees ?? 0);
  const series: Series[] = [
    {
      ...{ id: 'invested', label: sip.invested, tone: 'sixth' },
      values: points.map(({ investedRupees }) => investedRupees),
    },
    {
      ...{ id: 'gain', label: sip.gain, tone: 'first' },
      values: points.map(({ gainRupees }) => gainRupees),
    },
  ];
  return (
    <div className="@container grid grid-cols-1 gap-1">
      <p className="text-2xl font-semibold tabular-nums">{formatLakhCrore(valueRupees)}</p>
      <p className="text-xs text-ink-soft">
        {fill(sip.text, {
          monthly: formatRupees(monthlyRupees),
          years,
          rate: formatPercent(returnPercent, 0),
        })}
      </p>
      <figure className="mt-1 max-md:hidden">
        <figcaption className="sr-only">
          {fill(sip.sentence, {
            monthly: formatRupees(monthlyRupees),
            years,
            invested: formatLakhCrore(last?.investedRupees ?? null),
            value: formatLakhCrore(valueRupees),
          })}
        </figcaption>
        <StackedArea
          id="sip-preview"
          over={{ steps: points.map(({ year }) => year), formatStep: formatNumber }}
          series={series}
          formatValue={formatShortRupees}
        />
        <Legend id="sip-preview" series={series} />
      </figure>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-xs">
        <TextLink href={sipPath}>{sip.link}</TextLink>
        <LastSip label={calculators.lastSip} />
      </p>
    </div>
  );
}

/** Both regimes for the calculator's example. */
export function TaxPreview({
  figures: { salaryRupees, yearLabel, newTaxRupees, oldTaxRupees },
}: {
  figures: CardData<'tax'>;
}) {
  const saved = oldTaxRupees - newTaxRupees;
  const max = Math.max(newTaxRupees, oldTaxRupees, 1);
  const rows = [
    { id: 'new', label: tax.regimes.new, rupees: newTaxRupees, fill: 'fill-chart-1' },
    { id: 'old', label: tax.regimes.old, rupees: oldTaxRupees, fill: 'fill-chart-6' },
  ];
  const headline =
    saved === 0
      ? tax.same
      : fill(saved > 0 ? tax.saves.new : tax.saves.old, {
          amount: formatRupees(Math.abs(saved)),
        });
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-2xl font-semibold tabular-nums">{headline}</p>
      <p className="text-xs text-ink-soft">
        {fill(tax.text, { salary: formatShortRupees(salaryRupees), year: yearLabel })}
      </p>
      <dl className="my-1 grid gap-1.5 text-xs">
        {rows.map(({ id, label, rupees, fill: bar }) => (
          <div
            key={id}
            className="grid grid-cols-[minmax(0,5.5rem)_minmax(0,1fr)_auto] items-center gap-3"
          >
            <dt>{label}</dt>
            <dd aria-hidden="true" className="leading-none">
              <svg className="h-2.5 w-full">
                <rect
                  width={`${Math.round((rupees / max) * 1000) / 10}%`}
                  height="100%"
                  rx="2"
                  className={bar}
                />
              </svg>
            </dd>
            <dd className="font-semibold tabular-nums">{formatRupees(rupees)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-xs">
        <TextLink href={taxPath}>{tax.link}</TextLink>
      </p>
    </div>
  );
}
