import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { Company } from '@/lib/picks/domain/company/company';
import { companyPath, screenPath } from '@/lib/picks/domain/company/paths';
import type { Standing } from '@/lib/picks/domain/screen/run-screen';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { ScreenId } from '@/lib/picks/domain/screen/screens';
import { CompanyFacts } from './company-head';
import { MarkIcon, RedFlagList, ReasonTable } from './flags-and-reasons';
import { Disclosure } from '@/components/ui/disclosure';

const { picks, picksScreens } = messages();

/** Red flags, the screens that the company passes, and which company this is. */
export function CompanyOverview({
  company,
  row,
  standings,
}: {
  company: Company;
  row: RatioRow;
  standings: readonly Standing<ScreenId>[];
}) {
  const { screens } = picks.company;
  const passed = standings.filter(({ verdict }) => verdict === 'picked' || verdict === 'not-taken');
  return (
    <Card>
      <div className="grid grid-cols-1 gap-3">
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
        <section
          aria-labelledby="passed-title"
          className="grid gap-1 border-t border-line pt-3 text-sm"
        >
          <div className="flex items-baseline justify-between gap-3">
            <h2 id="passed-title" className="text-base font-semibold">
              {screens.overview}
            </h2>
            <TextLink href={`${companyPath(company.isin)}#parts`}>
              {fill(screens.count, { passed: passed.length, all: standings.length })}
            </TextLink>
          </div>
          {passed.length > 0 ? (
            <p className="text-ink-soft">
              {passed.map(({ screenId }) => picksScreens[screenId].name).join(', ')}
            </p>
          ) : null}
        </section>
        <CompanyFacts company={company} messages={picks.company} />
      </div>
    </Card>
  );
}

const verdicts = ['picked', 'not-taken', 'undecided', 'failed'] as const;

/** A company in every screen of the site, those that it passes first: its result, and each part of the rule with its number. */
export function StandingList({
  company,
  standings,
}: {
  company: string;
  standings: readonly Standing<ScreenId>[];
}) {
  const messages = picks.company.screens;
  return (
    <Card title={messages.title} titleId="screens-title">
      <div className="grid grid-cols-1 gap-2">
        {standings
          .toSorted((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict))
          .map(({ screenId, verdict, place, take, reasons }) => (
            <Disclosure
              key={screenId}
              title={picksScreens[screenId].name}
              note={
                <span className="flex items-start gap-1.5">
                  <MarkIcon isMet={verdict === 'undecided' ? null : verdict !== 'failed'} />
                  {fill(messages[verdict], {
                    place: place ?? '',
                    take: take ?? '',
                    met: reasons.filter(({ isMet }) => isMet).length,
                    all: reasons.length,
                  })}
                </span>
              }
            >
              <ReasonTable company={company} reasons={reasons} messages={picks} />
              <p className="mt-3 text-sm">
                <TextLink href={screenPath(screenId)}>
                  {fill(picks.list.openLabel, { screen: picksScreens[screenId].name })}
                </TextLink>
              </p>
            </Disclosure>
          ))}
      </div>
    </Card>
  );
}
