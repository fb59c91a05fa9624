import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { ViewChips } from '@/components/ui/page-tabs';
import { categoryParts, fundNameOf } from '@/lib/funds/domain/fund';
import { fundPath, type FundTyped } from '@/lib/funds/domain/fund-query';
import { plans, type Plan, type Scheme, isDormant } from '@/lib/funds/domain/scheme';
import { messages } from '@/lib/messages';
import { planAndOption, noNavSince } from '@/components/funds/fund-sentences';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card/card';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { findCategory } from '@/lib/funds/domain/list/fund-categories';
import { expectedTax } from '@/lib/funds/domain/sale-tax';
import { fill } from '@/lib/messages/fill';
import { fundsPath } from '@/lib/navigation/page-paths';

const { funds } = messages();

/** The title row of a fund: name, plan switch, category and actions. */
export function FundHeader({
  scheme,
  other,
  typed,
  watch,
  pill,
}: {
  scheme: Scheme;
  /** The same fund and option in the other plan. */
  other: Scheme | null;
  typed: FundTyped;
  watch: ReactNode;
  pill: ReactNode;
}) {
  const { group, kind } = categoryParts(scheme.category);
  const { plan } = scheme;
  const codeOf = (wanted: Plan) => (plan === wanted ? scheme.code : (other?.code ?? scheme.code));
  const hasSwitch = plan !== null && other !== null;
  return (
    <PageHeader
      title={fundNameOf(scheme)}
      back={{ href: fundsPath, label: funds.fund.back }}
      aside={
        <>
          {hasSwitch ? (
            <div className="no-print rounded border border-line">
              <ViewChips
                label={funds.fund.plan}
                current={plan}
                views={plans.map((id) => ({
                  id,
                  title: funds.plans[id],
                  href: fundPath(codeOf(id), typed),
                }))}
              />
            </div>
          ) : null}
          {/* On a phone below the switch and the buttons, beside the state of the data. */}
          <p className="text-xs text-ink-soft max-sm:order-1 max-sm:flex-1 max-sm:basis-44">
            {[
              hasSwitch
                ? planAndOption({ ...scheme, plan: null }, funds)
                : planAndOption(scheme, funds),
              kind.startsWith(group) ? kind : `${group}, ${kind.replace(/ Fund$/, '')}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </>
      }
      actions={
        <>
          {watch}
          <ButtonLink
            href={`${fundsPath}?compare=${scheme.code}`}
            variant="secondary"
            prefetches={false}
            className="max-sm:px-3"
          >
            {funds.fund.compare}
          </ButtonLink>
          {pill}
        </>
      }
    />
  );
}

/** House, category, plan, option and codes of the scheme; the sources. */
export function FundFacts({
  scheme,
  since,
  listDay,
  sources,
}: {
  scheme: Scheme;
  /** The day of the first NAV of the history; null while it is not known. */
  since: IsoDate | null;
  listDay: IsoDate;
  /** The source notes of the list and of the history. */
  sources?: ReactNode;
}) {
  const { group, kind } = categoryParts(scheme.category);
  const { head } = funds.fund;
  const codes = [
    fill(head.code, { code: scheme.code }),
    scheme.isin && fill(head.isin, { isin: scheme.isin }),
    since && fill(head.since, { date: formatDate(since) }),
  ];
  return (
    <Card title={head.about} titleId="about-title">
      <div className="grid max-w-prose gap-2 text-sm">
        <p className="font-semibold">{scheme.name}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{scheme.house}</span>
          <span>
            {group}: {kind}
          </span>
          <span>{planAndOption(scheme, funds)}</span>
          {isDormant(scheme, listDay) ? (
            <Badge tone="warn">{noNavSince(scheme, funds)}</Badge>
          ) : null}
        </p>
        <p>{codes.filter(Boolean).join(' · ')}</p>
        <CategoryNote scheme={scheme} />
        {sources}
      </div>
    </Card>
  );
}

/** AMFI's category name where ours differs, and how the law taxes such funds. */
function CategoryNote({ scheme }: { scheme: Scheme }) {
  const { head, tax } = funds.fund;
  const { taxClass, doubt } = expectedTax(scheme);
  const amfiCategory = scheme.amfiCategory || head.noCategory;
  return (
    <p>
      {fill(findCategory(scheme.amfiCategory) ? head.amfiCategory : head.unknownCategory, {
        category: amfiCategory,
      })}{' '}
      {taxClass
        ? fill(tax.expected, { kind: tax.classes[taxClass] })
        : fill(tax.notKnown, { reason: tax.doubts[doubt] })}
    </p>
  );
}
