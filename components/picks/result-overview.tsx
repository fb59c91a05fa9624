import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Table, type Column } from '@/components/ui/table';
import { SortLink } from '@/components/ui/table/sort-head';
import { TextLink } from '@/components/ui/text-link';
import type { Messages } from '@/lib/messages';
import {
  isMainRatio,
  nextSort,
  type ListColumn,
  type ListedCompany,
  type ListSort,
} from '@/lib/picks/domain/company/company-list';
import { companyPath } from '@/lib/picks/domain/company/paths';
import { ratioCell } from './ratio-text';
import { FlagCount } from './flags-and-reasons';

/** The head of a column that sorts, and the order in which the rows stand by it. */
type Head = Pick<Column<never>, 'head' | 'order'>;
export type SortedHead = (id: string, title: string) => Head;

/** Heads that sort by a link. @param hrefOf the list in another order */
export function sortLinks(
  sort: ListSort | null,
  action: string,
  hrefOf: (sort: ListSort) => string,
): (id: string, title: ReactNode) => Head {
  return (id, title) => {
    const order = sort?.by === id ? sort.order : undefined;
    const href = hrefOf(nextSort(id, sort));
    return { order, head: <SortLink href={href} action={action} title={title} order={order} /> };
  };
}

/** The place of a company in a list, as wide as two digits, and its name: all its lines begin at the same edge. */
export function PlacedName({ place, children }: { place: number; children: ReactNode }) {
  return (
    <span className="flex items-baseline gap-1">
      <span className="min-w-6 shrink-0 text-right tabular-nums">{place}.</span>{' '}
      <span className="min-w-0">{children}</span>
    </span>
  );
}

/** The companies that are listed, in their order, each with its red flags before its figures. */
export function ResultOverview({
  companies,
  columns: figures,
  headOf,
  isSearched,
  messages,
  onOpen,
}: {
  companies: readonly ListedCompany[];
  columns: readonly ListColumn[];
  headOf: SortedHead;
  /** Only companies with certain words, or without red flags, are wanted. */
  isSearched: boolean;
  messages: Pick<Messages['picks'], 'screen' | 'company' | 'flags' | 'units'>;
  /** Opens a company within the page, where companies have no address of their own. */
  onOpen?: (isin: string) => void;
}) {
  const { screen } = messages;
  const columns: Column<ListedCompany>[] = [
    {
      id: 'company',
      title: screen.company,
      ...headOf('company', screen.company),
      cell: ({ isin, name, place, sector, redFlags }) => (
        <PlacedName place={place}>
          {onOpen ? (
            <Button variant="quiet" onClick={() => onOpen(isin)} className="-mx-2 px-2 text-left">
              {name}
            </Button>
          ) : (
            <TextLink href={companyPath(isin)}>{name}</TextLink>
          )}
          <span className="block text-xs font-normal text-ink-soft md:hidden">
            {sector}
            {redFlags.length > 0 ? (
              <>
                {' · '}
                <FlagCount count={redFlags.length} messages={messages.flags} />
              </>
            ) : null}
          </span>
        </PlacedName>
      ),
    },
    {
      id: 'flags',
      title: screen.flags,
      ...headOf('flags', screen.flags),
      cell: ({ redFlags }) => <FlagCount count={redFlags.length} messages={messages.flags} />,
    },
    {
      id: 'sector',
      title: screen.sector,
      ...headOf('sector', screen.sector),
      cell: ({ sector }) => <span className="text-ink-soft">{sector}</span>,
    },
    ...figures.map((column, index): Column<ListedCompany> => {
      const title = columnTitle(column, messages.company);
      // Two fit beside the name on a phone, where the head names the first alone.
      const isSecond = index > 0 && index === Math.min(2, figures.length - 1);
      return {
        id: column.id,
        title,
        ...headOf(column.id, title),
        isNumber: true,
        inLine: index === 0 || isSecond ? 'figure' : undefined,
        cell: ({ numbers }) => (
          <>
            {isSecond ? (
              <span className="text-xs text-ink-soft md:hidden">{`${title} `}</span>
            ) : null}
            {ratioCell(numbers[index] ?? null, column.unit, messages.units)}
          </>
        ),
      };
    }),
  ];
  return (
    <Table
      caption={screen.overview}
      isCaptionHidden
      hasLines
      empty={
        <p className="p-5">
          <strong>{isSearched ? screen.noMatchTitle : screen.noneTitle}.</strong>{' '}
          {isSearched ? screen.noMatchText : screen.noneText}
        </p>
      }
      columns={columns}
      rows={companies}
      rowKey={({ isin }) => isin}
    />
  );
}

/** A ratio in short, where it has a short name. */
export function columnTitle(
  { ratioId, name }: ListColumn,
  { stats }: Pick<Messages['picks']['company'], 'stats'>,
): string {
  return ratioId && isMainRatio(ratioId) ? stats[ratioId] : name;
}
