import { Pagination } from '@/components/ui/pagination';
import { formatDate } from '@/lib/calendar/iso-date';
import { messages, type Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import {
  columnsOf,
  companyListPath,
  listedCompanies,
  type CompanyListQuery,
} from '@/lib/picks/domain/company/company-list';
import { pageOf } from '@/lib/page-of';
import type { OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import { screenPath, companyPath } from '@/lib/picks/domain/company/paths';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { Screen, ScreenResult, ScreenedCompany } from '@/lib/picks/domain/screen/screen';
import { ResultOverview, sortLinks } from './result-overview';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import type { UnknownFlag } from '@/lib/picks/domain/company/company';
import { sectorText } from './company-head';
import { ReasonTable, RedFlagList } from './flags-and-reasons';
import { worksWithoutPrices } from '@/lib/picks/domain/screen/reasons';
import type { ScreenId } from '@/lib/picks/domain/screen/screens';
import { RuleText } from './rule-text';

const { picks } = messages();

/** Companies and reasons to a page: both stay within a few screens of a phone. */
const perPage = { companies: 40, reasons: 4 } as const;

/** What a screen lists, as rows, or each company with the conditions that it met. */
export function ScreenResultPart({
  view,
  screen,
  result,
  rows,
  list,
  own,
  wantedPage,
}: {
  view: keyof typeof perPage;
  screen: Screen;
  result: ScreenResult;
  rows: readonly RatioRow[];
  /** What the list of companies shows. */
  list: CompanyListQuery;
  /** The reader's own ratios. */
  own: readonly OwnRatio[];
  /** The page that the address asks for. */
  wantedPage: number;
}) {
  const columns = columnsOf(list.columns, own);
  const byIsin = new Map(rows.map((row) => [row.isin, row]));
  const all = { words: '', isClean: false, sort: null };
  const wanted = listedCompanies(
    result.passed,
    rows,
    columns,
    view === 'companies' ? list : all,
    own,
  );
  const { items: shown, page, pageCount } = pageOf(wanted, wantedPage, perPage[view]);
  return (
    <>
      {view === 'companies' || shown.length === 0 ? (
        <ResultOverview
          companies={shown}
          columns={columns}
          headOf={sortLinks(list.sort, picks.screen.sortBy, (sort) =>
            companyListPath(screen.id, { ...list, sort }),
          )}
          isSearched={view === 'companies' && (list.words !== '' || list.isClean)}
          messages={picks}
        />
      ) : (
        <div className="grid grid-cols-1 gap-4 p-4 md:p-5">
          <h2 className="sr-only">{picks.screen.reasonsTitle}</h2>
          {screen.ruleText.includes(' OR ') ? (
            <p className="text-sm text-ink-soft">{picks.reasons.orNote}</p>
          ) : null}
          {shown.map((company) => (
            <ReasonCard
              key={company.isin}
              company={company}
              unknownFlags={byIsin.get(company.isin)?.unknownFlags ?? []}
            />
          ))}
        </div>
      )}
      {pageCount > 1 ? (
        <div className="border-t border-line px-4 py-2">
          <Pagination
            page={page}
            pageCount={pageCount}
            labels={picks.screen.pages}
            hrefOf={(to) =>
              view === 'companies'
                ? companyListPath(screen.id, list, to)
                : screenPath(screen.id, view, to)
            }
          />
        </div>
      ) : null}
    </>
  );
}

/** The outcome for all companies, in one line. */
export function resultCounts(result: ScreenResult): string {
  const { screen } = picks;
  const counts = {
    passed: result.passed.length,
    notTaken: result.notTaken,
    failed: result.failed,
    undecided: result.undecided,
  };
  const parts = (['passed', 'notTaken', 'failed', 'undecided'] as const).map(
    (id) => `${screen.counts[id]}: ${formatNumber(counts[id])}`,
  );
  return `${parts.join(' · ')}. ${fill(screen.onDay, { date: formatDate(result.asOf) })}`;
}

/** Why a company stands on a list: red flags first, then each part of the rule with its number. */
export function ReasonCard({
  company,
  unknownFlags,
}: {
  company: ScreenedCompany;
  unknownFlags: readonly UnknownFlag[];
}) {
  const { isin, name, place, score, redFlags, reasons } = company;
  const facts = [
    fill(picks.reasons.place, { place }),
    ...(score === null ? [] : [fill(picks.reasons.score, { score: formatNumber(score, 2) })]),
    sectorText(company, picks.company),
  ];
  return (
    <Card
      id={isin}
      title={name}
      titleId={`${isin}-title`}
      headingLevel={3}
      description={facts.join(' · ')}
      actions={
        <TextLink href={companyPath(isin)} className="inline-flex min-h-11 items-center">
          {fill(picks.reasons.open, { company: name })}
        </TextLink>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <RedFlagList redFlags={redFlags} unknownFlags={unknownFlags} messages={picks.flags} />
        <ReasonTable company={name} reasons={reasons} messages={picks} />
      </div>
    </Card>
  );
}

/** The idea of a screen, its rule, its past failures and its author. */
export function ScreenFacts({
  screen,
  about,
}: {
  screen: Screen;
  about: Messages['picksScreens'][ScreenId];
}) {
  const { list } = picks;
  const { ranking } = screen;
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-4 text-sm lg:grid-cols-2 [&_dt]:font-semibold">
      <div className="lg:col-span-2">
        <dt>{list.thesis}</dt>
        <dd className="max-w-prose">{about.thesis}</dd>
      </div>
      <div className="lg:col-span-2">
        <dt className="mb-1">{list.rule}</dt>
        <dd>
          <RuleText text={screen.ruleText} />
        </dd>
      </div>
      <div>
        <dt>{list.ranking}</dt>
        <dd>
          {ranking ? (
            <ul className="list-disc pl-5">
              {ranking.criteria.map(({ expressionText, better, weight }) => (
                <li key={expressionText}>
                  {fill(list.rankedBy[better], {
                    ratio: expressionText,
                    weight: formatNumber(weight, 2),
                  })}
                </li>
              ))}
            </ul>
          ) : (
            list.byName
          )}
        </dd>
      </div>
      <div>
        <dt>{list.prices}</dt>
        <dd>{worksWithoutPrices(screen) ? list.worksWithoutPrices : list.needsPrices}</dd>
      </div>
      <div>
        <dt>{list.failures}</dt>
        <dd>
          <ul className="max-w-prose list-disc pl-5">
            {about.failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>{list.source}</dt>
        <dd className="max-w-prose">{about.source}</dd>
      </div>
    </dl>
  );
}
