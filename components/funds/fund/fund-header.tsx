import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { ViewChips } from '@/components/ui/page-tabs';
import { categoryParts } from '@/lib/funds/domain/category';
import { fundNameOf } from '@/lib/funds/domain/fund';
import { fundPath, type FundTyped } from '@/lib/funds/domain/fund-query';
import { fundsPath } from '@/lib/funds/domain/list/list-query';
import { plans, type Plan, type Scheme } from '@/lib/funds/domain/scheme';
import type { Messages } from '@/lib/messages';
import { planAndOption } from '../fund-sentences';

/** The title row of a fund: name, plan switch, category and actions. */
export function FundHeader({
  scheme,
  other,
  typed,
  watch,
  pill,
  messages,
}: {
  scheme: Scheme;
  /** The same fund and option in the other plan. */
  other: Scheme | null;
  typed: FundTyped;
  watch: ReactNode;
  pill: ReactNode;
  messages: Messages['funds'];
}) {
  const { group, kind } = categoryParts(scheme.category);
  const { plan } = scheme;
  const codeOf = (wanted: Plan) => (plan === wanted ? scheme.code : (other?.code ?? scheme.code));
  const hasSwitch = plan !== null && other !== null;
  return (
    <PageHeader
      title={fundNameOf(scheme)}
      back={{ href: fundsPath, label: messages.fund.back }}
      aside={
        <>
          {hasSwitch ? (
            <div className="no-print rounded border border-line">
              <ViewChips
                label={messages.fund.plan}
                current={plan}
                views={plans.map((id) => ({
                  id,
                  title: messages.plans[id],
                  href: fundPath(codeOf(id), typed),
                }))}
              />
            </div>
          ) : null}
          <p className="text-xs text-ink-soft">
            {[
              hasSwitch
                ? planAndOption({ ...scheme, plan: null }, messages)
                : planAndOption(scheme, messages),
              kind.startsWith(group) ? kind : `${group}, ${kind}`,
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
          >
            {messages.fund.compare}
          </ButtonLink>
          {pill}
        </>
      }
    />
  );
}
