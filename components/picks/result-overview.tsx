import { Button } from '@/components/ui/button';
import { Table, type Column } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { Messages } from '@/lib/messages';
import type { MainRatio } from '@/lib/picks/domain/company/company-list';
import { companyPath } from '@/lib/picks/domain/company/paths';
import { ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { ScreenedCompany } from '@/lib/picks/domain/screen/screen';
import { ratioText } from './ratio-text';
import { flagCount } from './red-flag-list';

/** The companies that are listed, in their order, each with its red flags before its figures. */
export function ResultOverview({
  companies,
  rowOf,
  ratios,
  isSearched,
  messages,
  onOpen,
}: {
  companies: readonly ScreenedCompany[];
  rowOf: (isin: string) => RatioRow | null;
  /** The columns of figures. */
  ratios: readonly MainRatio[];
  /** Only companies with certain words are wanted. */
  isSearched: boolean;
  messages: Pick<Messages['picks'], 'screen' | 'company' | 'flags' | 'units'>;
  /** Where a company is opened in the page, and has no address. */
  onOpen?: (isin: string) => void;
}) {
  const { screen, company } = messages;
  const columns: Column<ScreenedCompany>[] = [
    {
      id: 'company',
      title: screen.company,
      cell: ({ isin, name, place, sector, redFlags }) => (
        <>
          {place}.{' '}
          {onOpen ? (
            <Button variant="quiet" onClick={() => onOpen(isin)} className="-mx-2 px-2 text-left">
              {name}
            </Button>
          ) : (
            <TextLink href={companyPath(isin)}>{name}</TextLink>
          )}
          <span className="block text-xs font-normal text-ink-soft md:hidden">
            {redFlags.length > 0 ? flagCount(redFlags.length, messages.flags) : sector}
          </span>
        </>
      ),
    },
    {
      id: 'flags',
      title: screen.flags,
      cell: ({ redFlags }) =>
        redFlags.length > 0 ? (
          <strong className="text-loss">{flagCount(redFlags.length, messages.flags)}</strong>
        ) : (
          <span className="text-ink-soft">{flagCount(0, messages.flags)}</span>
        ),
    },
    {
      id: 'sector',
      title: screen.sector,
      cell: ({ sector }) => <span className="text-ink-soft">{sector}</span>,
    },
    ...ratios.map((id, index): Column<ScreenedCompany> => ({
      id,
      title: company.stats[id],
      isNumber: true,
      // Two fit beside the name on a phone.
      inLine: index === 0 || index === Math.min(2, ratios.length - 1) ? 'figure' : undefined,
      cell: ({ isin }) =>
        ratioText(rowOf(isin)?.values[id] ?? null, ratioList[id].unit, messages.units),
    })),
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
