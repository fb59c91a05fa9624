import { changeClass } from '@/components/ui/change-class';
import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { paperPath, paperPortfolioPath } from '@/lib/picks/domain/company/paths';
import type { CardView } from './card-view';

const { title, card } = messages().picksPaper;

/** The member's paper portfolios, a line each: gain after charges and tax, and that of the index fund. */
export const paperCard: CardView<'paper'> = {
  title,
  lines: 5,
  action: (known) => (known ? { href: paperPath, text: card.all } : null),
  show: (known) => {
    if (!known) return null;
    const isValued = known.lines.some((line) => line.valuedOn !== null);
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <Table
          caption={title}
          isCaptionHidden
          className="in-card"
          rows={known.lines}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              title: card.name,
              cell: (line) => <TextLink href={paperPortfolioPath(line.id)}>{line.title}</TextLink>,
            },
            ...(['gainPercent', 'fundPercent'] as const).map((name) => ({
              id: name,
              title: card[name],
              isNumber: true,
              cellClass: (line: (typeof known.lines)[number]) =>
                changeClass(formatSignedPercent(line[name])),
              cell: (line: (typeof known.lines)[number]) => (
                <>
                  {formatSignedPercent(line[name])}
                  {name === 'gainPercent' && line.valuedOn ? (
                    <span className="block text-xs text-ink-soft">{formatDate(line.valuedOn)}</span>
                  ) : null}
                </>
              ),
            })),
          ]}
        />
        <p className="text-xs text-ink-soft">
          {isValued ? card.foot : card.waiting} {known.isSample ? card.sample : null}
        </p>
      </div>
    );
  },
};
