import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card/card';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { categoryParts } from '@/lib/funds/domain/category';
import { findCategory } from '@/lib/funds/domain/list/fund-categories';
import { isDormant, type Scheme } from '@/lib/funds/domain/scheme';
import { expectedTax } from '@/lib/funds/domain/tax/tax-kind';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { noNavSince, planAndOption } from '../fund-sentences';

/** House, category, plan, option and codes of the scheme; the sources. */
export function FundFacts({
  scheme,
  since,
  listDay,
  sources,
  messages,
}: {
  scheme: Scheme;
  /** The day of the first NAV of the history; null while it is not known. */
  since: IsoDate | null;
  listDay: IsoDate;
  /** The source notes of the list and of the history. */
  sources?: ReactNode;
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
    <Card title={head.about} titleId="about-title">
      <div className="grid max-w-prose gap-2 text-sm">
        <p className="font-semibold">{scheme.name}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{scheme.house}</span>
          <span>
            {group}: {kind}
          </span>
          <span>{planAndOption(scheme, messages)}</span>
          {isDormant(scheme, listDay) ? (
            <Badge tone="warn">{noNavSince(scheme, messages)}</Badge>
          ) : null}
        </p>
        <p>{codes.filter(Boolean).join(' · ')}</p>
        <CategoryNote scheme={scheme} messages={messages.fund} />
        {sources}
      </div>
    </Card>
  );
}

/** AMFI's category name where ours differs, and how the law taxes such funds. */
function CategoryNote({
  scheme,
  messages: { head, tax },
}: {
  scheme: Scheme;
  messages: Messages['funds']['fund'];
}) {
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
