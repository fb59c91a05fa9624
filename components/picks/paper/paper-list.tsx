import { RemoveItem } from '@/components/saved/remove-saved-item';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { figureColumn, Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed';
import { picksPath, paperPortfolioPath } from '@/lib/picks/domain/company/paths';
import type { PaperPortfolio } from '@/lib/picks/domain/paper/paper-portfolio';
import type { PaperFigures } from '@/lib/picks/domain/paper/paper-result';
import { followedName } from './paper-facts';

const { picksPaper, saved } = messages();

type PaperLine = {
  portfolio: PaperPortfolio;
  /** Null while there is no value yet. */
  figures: PaperFigures | null;
};

/** The paper portfolios of a member, the newest start first. */
export function PaperList({ lines }: { lines: readonly PaperLine[] }) {
  const messages = picksPaper.list;
  return (
    <Table
      caption={messages.caption}
      isCaptionHidden
      hasCards
      className="max-md:px-4 max-md:pb-3"
      rows={lines}
      rowKey={({ portfolio }) => portfolio.id}
      empty={
        <div className="p-4 md:p-5">
          <EmptyState
            title={messages.emptyTitle}
            action={<ButtonLink href={picksPath}>{messages.screens}</ButtonLink>}
          >
            {messages.emptyText}
          </EmptyState>
        </div>
      }
      columns={[
        {
          id: 'name',
          title: messages.name,
          width: 'name',
          cell: ({ portfolio: { id, title } }) => (
            <TextLink href={paperPortfolioPath(id)}>{title}</TextLink>
          ),
        },
        {
          id: 'follows',
          title: messages.follows,
          cell: ({ portfolio: { source } }) => followedName(source),
        },
        {
          id: 'starts',
          title: messages.starts,
          isUnbroken: true,
          cell: ({ portfolio: { startsOn } }) => formatDate(startsOn),
        },
        figureColumn('invested', messages.invested, ({ portfolio: { amountRupees } }: PaperLine) =>
          formatRupees(amountRupees),
        ),
        figureColumn('value', messages.value, ({ figures }: PaperLine) => (
          <>
            {formatRupees(figures?.paper.valueRupees ?? null)}
            {figures ? (
              <span className="block text-xs text-ink-soft">{formatDate(figures.valuedOn)}</span>
            ) : null}
          </>
        )),
        {
          id: 'gain',
          title: messages.gain,
          isNumber: true,
          isChange: true,
          cell: ({ figures }) => formatSignedPercent(figures?.paper.gainPercent ?? null),
        },
        {
          id: 'fund',
          title: messages.fund,
          isNumber: true,
          isChange: true,
          cell: ({ figures }) => formatSignedPercent(figures?.fund?.gainPercent ?? null),
        },
        {
          id: 'remove',
          title: saved.remove.ask,
          cell: ({ portfolio: { id, title } }) => (
            // Its text stands below the head, and on a phone below the other names.
            <div className="-mx-2">
              <RemoveItem id={id} title={title} messages={saved.remove} />
            </div>
          ),
        },
      ]}
    />
  );
}
