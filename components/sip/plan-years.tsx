import { Panel } from '@/components/ui/panel';
import { inputsPath, inputsQuery } from '@/lib/sip/domain/inputs/query';
import { planRows } from '@/lib/sip/domain/plan-rows';
import { ChoiceLinks } from './choice-links';
import type { PanelProps } from './details-props';
import { PlanCsvButton } from './plan-csv-button';
import { PlanTable } from './plan-table';

/** The table of the plan, with the choice between years and months, and as a file. */
export function PlanYears({ inputs, answer: { main }, today, messages, onChoose }: PanelProps) {
  const { table, title } = messages.details;
  return (
    <Panel
      id="sip-table"
      label={title}
      head={<h2 className="text-lg font-semibold">{title}</h2>}
      tools={
        <div className="no-print flex flex-wrap items-center gap-2">
          <ChoiceLinks
            label={table.rows}
            links={(['years', 'months'] as const).map((tableOf) => ({
              id: tableOf,
              text: table[tableOf],
              href: `${inputsPath({ ...inputs, tableOf }, table.language)}#sip-details`,
              isCurrent: inputs.tableOf === tableOf,
              onChoose: onChoose && (() => onChoose('tableOf', tableOf)),
            }))}
          />
          <PlanCsvButton query={inputsQuery(inputs)} today={today} messages={table} />
        </div>
      }
    >
      <PlanTable
        rows={planRows(inputs, main.plan, main.projection)}
        tableOf={inputs.tableOf}
        today={today}
        messages={table}
      />
    </Panel>
  );
}
