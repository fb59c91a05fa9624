import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { Company } from '@/lib/picks/domain/company/company';
import { companyPath } from '@/lib/picks/domain/company/paths';
import type { Standing } from '@/lib/picks/domain/company/standing';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { ScreenId } from '@/lib/picks/domain/screen/screens';
import { CompanyFacts } from './company-head';
import { RedFlagList } from './red-flag-list';

/** Red flags, the screens that the company passes, and which company this is. */
export function CompanyOverview({
  company,
  row,
  standings,
  messages: { picks, picksScreens },
}: {
  company: Company;
  row: RatioRow;
  standings: readonly (Standing & { screenId: ScreenId })[];
  messages: Pick<Messages, 'picks' | 'picksScreens'>;
}) {
  const { screens: words } = picks.company;
  const passed = standings.filter(({ verdict }) => verdict === 'picked' || verdict === 'not-taken');
  return (
    <Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <section aria-labelledby="flags-title" className="grid gap-1">
          <h2 id="flags-title" className="font-semibold">
            {picks.flags.title}
          </h2>
          <RedFlagList
            redFlags={row.redFlags}
            unknownFlags={row.unknownFlags}
            messages={picks.flags}
          />
        </section>
        <p className="border-t border-line pt-3 text-sm">
          <TextLink href={companyPath(company.isin)}>
            {fill(words.count, { passed: passed.length, all: standings.length })}
          </TextLink>
          {passed.length > 0
            ? `: ${passed.map(({ screenId }) => picksScreens[screenId].name).join(', ')}`
            : null}
        </p>
        <CompanyFacts company={company} messages={picks.company} />
      </div>
    </Card>
  );
}
