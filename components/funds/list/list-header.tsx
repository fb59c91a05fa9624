import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { CsvLink } from '@/components/ui/files/csv-link';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import {
  categoryPath,
  listFilePath,
  listPath,
  type ListQuery,
  type MinAge,
} from '@/lib/funds/domain/list/list-query';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import type { MarketTable } from '@/lib/funds/domain/market/market-table';
import { riskMonths } from '@/lib/funds/domain/returns-and-risk';
import { maxQuietDays } from '@/lib/funds/domain/scheme';

const {
  funds: { list: listMessages },
  navigation: { titles },
} = messages();

/** The title row of the list: number of funds, date, and a link to the comparison. */
export function ListHeader({
  query,
  fundCount,
  hasCategoryPage,
  newest,
  pill,
}: {
  query: ListQuery;
  fundCount: number;
  /** Whether the figures of the chosen category are known. */
  hasCategoryPage: boolean;
  newest: IsoDate;
  pill: ReactNode;
}) {
  const { known, compareChosen, categories, category, score, watched, form } = listMessages;
  const chosen = query.compared.length;
  return (
    <PageHeader
      title={titles.mutualFunds}
      aside={
        <p className="text-xs text-ink-soft max-md:hidden">
          {fill(known, { count: formatNumber(fundCount), date: formatDate(newest) })}
        </p>
      }
      actions={
        <>
          <div className="sm:order-1">{pill}</div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:order-1 max-sm:basis-full">
            {chosen > 0 ? (
              <ButtonLink
                href={listPath(query, { view: 'compare' })}
                variant={chosen > 1 ? 'primary' : 'secondary'}
                prefetches={false}
              >
                {fill(compareChosen, { count: chosen })}
              </ButtonLink>
            ) : null}
            {hasCategoryPage && query.category ? (
              <TextLink href={categoryPath(query.category, query)}>{category.link}</TextLink>
            ) : null}
            <TextLink href={listPath(query, { view: 'categories' })}>{categories.link}</TextLink>
            <TextLink href={listPath(query, { view: 'watched' })}>{watched.link}</TextLink>
            <TextLink href={listPath(query, { sort: query.sort === 'points' ? 'best' : 'points' })}>
              {query.sort === 'points' ? score.leave : score.link}
            </TextLink>
            <CsvLink href={listFilePath(query)} text={form.csv} isIcon />
          </div>
        </>
      }
    />
  );
}

/** What the returns are counted from; below the list of funds also the risk, the ranks and the age. */
export function ListMethod({
  table,
  isOfCategories = false,
  minYears = null,
}: {
  /** Null before the first run of the job. */
  table: MarketTable | null;
  /** Their averages have returns alone. */
  isOfCategories?: boolean;
  /** The age that is asked for; null for any. */
  minYears?: MinAge | null;
}) {
  const { method } = listMessages;
  if (!table) return <p>{minYears ? method.noAges : method.missing}</p>;
  const { asOf, monthEnds, daysSince } = table;
  const returns = fill(method.returns, { date: formatDate(asOf), days: maxQuietDays });
  if (isOfCategories) return <p>{returns}</p>;
  return (
    <>
      <p>
        {returns} {method.rank}
      </p>
      <p>
        {monthEnds
          ? fill(method.risk, {
              from: formatDate(monthEnds.first),
              to: formatDate(monthEnds.last),
              months: riskMonths,
            })
          : method.noRisk}
        {daysSince ? ` ${fill(method.days, { from: formatDate(daysSince) })}` : ''}
      </p>
      {minYears ? <p>{fill(method.age, { date: formatDate(asOf) })}</p> : null}
    </>
  );
}
