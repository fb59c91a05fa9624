import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { RouteLink } from '@/components/ui/route-link';
import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { categoryParts } from '@/lib/funds/domain/category';
import type { ListPage } from '@/lib/funds/domain/list-page';
import { fundsPath, listPath, maxCompared, type ListQuery } from '@/lib/funds/domain/list-query';
import { isDormant, type Scheme } from '@/lib/funds/domain/scheme';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { noNavSince } from './no-nav-since';
import { planAndOption } from './plan-and-option';

type TableProps = { list: ListPage; today: IsoDate; messages: Messages['funds'] };

/** The schemes of one page, each with its NAV and the day of it. */
export function FundTable({ list, today, messages }: TableProps) {
  const { table, pages } = messages.list;
  const { query, schemes, from, page, pageCount, total } = list;
  if (total === 0) return <NothingFound list={list} messages={messages} />;
  const caption = fill(table.caption, {
    from: formatNumber(from),
    to: formatNumber(from + schemes.length - 1),
    total: formatNumber(total),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Table
        caption={caption}
        columns={[
          {
            id: 'scheme',
            title: table.scheme,
            cell: (scheme) => <SchemeCell scheme={scheme} today={today} messages={messages} />,
          },
          {
            id: 'nav',
            title: table.nav,
            isNumber: true,
            cell: (scheme) => <NavCell scheme={scheme} messages={messages} />,
          },
          {
            id: 'compare',
            title: table.compareTitle,
            cell: (scheme) => <CompareCell scheme={scheme} query={query} messages={table} />,
          },
        ]}
        rows={schemes}
        rowKey={({ code }) => code}
        className="bg-surface [&_:where(td,th)]:align-top"
      />
      {pageCount > 1 ? (
        <Pagination
          page={page}
          pageCount={pageCount}
          labels={pages}
          hrefOf={(target) => listPath(query, { page: target })}
        />
      ) : null}
    </div>
  );
}

function SchemeCell({
  scheme,
  today,
  messages,
}: {
  scheme: Scheme;
  today: IsoDate;
  messages: Messages['funds'];
}) {
  const { group, kind } = categoryParts(scheme.category);
  return (
    <span className="grid gap-x-6 gap-y-0.5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_8rem]">
      <span className="grid justify-items-start gap-0.5">
        <RouteLink
          href={`${fundsPath}/${scheme.code}`}
          className="font-semibold text-accent hover:underline"
        >
          {scheme.name}
        </RouteLink>
        {isDormant(scheme, today) ? (
          <Badge tone="warn">{noNavSince(scheme, messages)}</Badge>
        ) : null}
      </span>
      <span className="text-ink-soft max-md:text-xs">
        {group}: {kind}
      </span>
      <span className="text-ink-soft max-md:text-xs">{planAndOption(scheme, messages)}</span>
    </span>
  );
}

function NavCell({
  scheme: { nav, navDate },
  messages,
}: {
  scheme: Scheme;
  messages: Messages['funds'];
}) {
  return (
    <>
      <span className="font-semibold">{formatFixed(nav, 4)}</span>
      {navDate ? (
        <span className="block text-xs text-ink-soft">
          {fill(messages.list.navDate, { date: formatDate(navDate) })}
        </span>
      ) : null}
    </>
  );
}

function CompareCell({
  scheme: { code, name },
  query,
  messages,
}: {
  scheme: Scheme;
  query: ListQuery;
  messages: Messages['funds']['list']['table'];
}) {
  const { compared, page } = query;
  const isCompared = compared.includes(code);
  if (!isCompared && compared.length >= maxCompared) {
    return <span className="text-xs text-ink-faint">{messages.full}</span>;
  }
  const next = isCompared ? compared.filter((other) => other !== code) : [...compared, code];
  return (
    <RouteLink
      href={listPath(query, { compared: next, page })}
      prefetches={false}
      className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
    >
      <span aria-hidden="true">{isCompared ? messages.remove : messages.compare}</span>
      <span className="sr-only">
        {fill(isCompared ? messages.removeLabel : messages.compareLabel, { name })}
      </span>
    </RouteLink>
  );
}

function NothingFound({ list: { dormantCount, query }, messages }: Omit<TableProps, 'today'>) {
  const { empty } = messages.list;
  const isDormantOnly = dormantCount > 0;
  return (
    <EmptyState
      title={empty.title}
      action={
        <TextLink
          href={isDormantOnly ? listPath(query, { includesDormant: true }) : fundsPath}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {isDormantOnly ? empty.showDormant : empty.clear}
        </TextLink>
      }
    >
      {isDormantOnly ? fill(empty.textDormant, { count: formatNumber(dormantCount) }) : empty.text}
    </EmptyState>
  );
}
