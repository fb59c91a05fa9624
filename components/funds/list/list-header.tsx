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
} from '@/lib/funds/domain/list/list-query';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';

/** The title row of the list: number of funds, date, and a link to the comparison. */
export function ListHeader({
  query,
  fundCount,
  hasCategoryPage,
  newest,
  pill,
  messages: { funds, title },
}: {
  query: ListQuery;
  fundCount: number;
  /** Whether the figures of the chosen category are known. */
  hasCategoryPage: boolean;
  newest: IsoDate;
  pill: ReactNode;
  messages: { funds: Messages['funds']; title: string };
}) {
  const { known, compareChosen, categories, category, score, watched, form } = funds.list;
  const chosen = query.compared.length;
  return (
    <PageHeader
      title={title}
      aside={
        <p className="text-xs text-ink-soft max-md:hidden">
          {fill(known, { count: formatNumber(fundCount), date: formatDate(newest) })}
        </p>
      }
      actions={
        <>
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
          {pill}
        </>
      }
    />
  );
}
