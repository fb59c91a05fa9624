import { Card } from '@/components/ui/card';
import { Table } from '@/components/ui/table';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import type { RankingCriterion } from '@/lib/picks/screen';
import type { WeightChange } from '@/lib/picks/sensitivity';

/** How the list would change if a weight were another. */
export function SensitivityTable({
  criteria,
  changes,
  words,
}: {
  criteria: readonly RankingCriterion[];
  changes: readonly WeightChange[];
  words: Messages['picksOwn']['own']['sensitivity'];
}) {
  const names = (companies: WeightChange['entered']) =>
    companies.map(({ name }) => name).join(', ') || words.nobody;
  return (
    <Card title={words.title} titleId="own-sensitivity" description={words.intro}>
      <Table
        caption={words.caption}
        isCaptionHidden
        empty={<p>{criteria.length === 1 ? words.single : words.none}</p>}
        rows={changes}
        rowKey={({ criterion, factor }) => `${criterion} ${factor}`}
        columns={[
          {
            id: 'criterion',
            title: words.criterion,
            cell: ({ criterion }) => criteria[criterion]?.expressionText,
          },
          {
            id: 'change',
            title: words.change,
            cell: ({ factor }) => (factor < 1 ? words.less : words.more),
          },
          { id: 'entered', title: words.entered, cell: ({ entered }) => names(entered) },
          { id: 'left', title: words.left, cell: ({ left }) => names(left) },
          {
            id: 'moved',
            title: words.moved,
            isNumber: true,
            cell: ({ moved }) => formatNumber(moved),
          },
        ]}
      />
    </Card>
  );
}
