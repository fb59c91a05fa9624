import { inputsPath, inputsQuery } from '@/lib/sip/domain/inputs/query';
import { planRows } from '@/lib/sip/domain/plan-rows';
import { ChoiceLinks } from './choice-links';
import type { DetailsProps } from './details-props';
import { PlanChart } from './plan-chart';
import { PlanCsvButton } from './plan-csv-button';
import { PlanTable } from './plan-table';

/** Chart and table of the plan, with the choice between years and months, and the table as a file. */
export function PlanYears({ inputs, answer: { main }, today, messages, onChoose }: DetailsProps) {
  const { table } = messages.details;
  return (
    <PlanChart inputs={inputs} outcome={main} messages={messages.details}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ChoiceLinks
          label={table.rows}
          links={(['years', 'months'] as const).map((tableOf) => ({
            id: tableOf,
            text: table[tableOf],
            href: `${inputsPath({ ...inputs, tableOf }, table.language)}#sip-table`,
            isCurrent: inputs.tableOf === tableOf,
            onChoose: onChoose && (() => onChoose('tableOf', tableOf)),
          }))}
        />
        <PlanCsvButton query={inputsQuery(inputs)} today={today} messages={table} />
      </div>
      <PlanTable
        rows={planRows(inputs, main.plan, main.projection)}
        tableOf={inputs.tableOf}
        today={today}
        messages={table}
      />
    </PlanChart>
  );
}
