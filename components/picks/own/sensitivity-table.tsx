import { Card } from '@/components/ui/card/card';
import { Table } from '@/components/ui/table';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import type { RankingCriterion } from '@/lib/picks/domain/screen/screen';
import type { WeightChange } from '@/lib/picks/domain/screen/sensitivity';

/** How the list would change if a weight were another. */
export function SensitivityTable({
  criteria,
  changes,
  messages,
}: {
  criteria: readonly RankingCriterion[];
  changes: readonly WeightChange[];
  messages: Messages['picksOwn']['own']['sensitivity'];
}) {
  const names = (companies: WeightChange['entered']) =>
    companies.map(({ name }) => name).join(', ') || messages.noCompany;
  return (
    <Card title={messages.title} titleId="own-sensitivity" description={messages.intro}>
      <Table
        caption={messages.caption}
        isCaptionHidden
        empty={<p>{criteria.length === 1 ? messages.single : messages.none}</p>}
        rows={changes}
        rowKey={({ criterion, factor }) => `${criterion} ${factor}`}
        columns={[
          {
            id: 'criterion',
            title: messages.criterion,
            cell: ({ criterion }) => criteria[criterion]?.expressionText,
          },
          {
            id: 'change',
            title: messages.change,
            cell: ({ factor }) => (factor < 1 ? messages.less : messages.more),
          },
          { id: 'entered', title: messages.entered, cell: ({ entered }) => names(entered) },
          { id: 'left', title: messages.left, cell: ({ left }) => names(left) },
          {
            id: 'moved',
            title: messages.moved,
            isNumber: true,
            cell: ({ moved }) => formatNumber(moved),
          },
        ]}
      />
    </Card>
  );
}
