import { Checkbox } from '@/components/ui/fields/checkbox';
import { Select } from '@/components/ui/fields/select';
import type { Messages } from '@/lib/messages';
import { columnsOf, mainRatios } from '@/lib/picks/domain/company/company-list';
import type { OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import { ratioIds, ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import { columnTitle } from './result-overview';

/**
 * The columns of a list, as fields of its form: the main ratios, the reader's own, those shown, and one more. And whether
 * companies with a red flag are left out.
 */
export function ColumnFields({
  columns,
  own,
  isClean,
  messages,
}: {
  /** The ids of those that are shown. */
  columns: readonly string[];
  own: readonly OwnRatio[];
  isClean: boolean;
  messages: Pick<Messages['picks'], 'screen' | 'company'>;
}) {
  const { tools } = messages.screen;
  const boxes = [...new Set([...mainRatios, ...columns, ...own.map(({ id }) => id)])];
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-xs font-semibold">{tools.columns}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        {columnsOf(boxes, own).map((column) => (
          <Checkbox
            key={column.id}
            id={`column-${column.id}`}
            name="col"
            value={column.id}
            label={columnTitle(column, messages.company)}
            defaultChecked={columns.includes(column.id)}
          />
        ))}
      </div>
      <Select
        id="column-more"
        name="col"
        label={tools.more}
        placeholder={tools.moreNone}
        defaultValue=""
        options={ratioIds
          .filter((id) => !boxes.includes(id))
          .map((id) => ({ value: id, label: ratioList[id].name }))}
      />
      <Checkbox
        id="list-clean"
        name="clean"
        value="1"
        label={tools.clean}
        defaultChecked={isClean}
      />
    </fieldset>
  );
}
