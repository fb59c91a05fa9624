import { Panel } from '@/components/ui/panel';
import { inputsPath, inputsQuery } from '@/lib/sip/domain/inputs/query';
import { tabQuery } from '@/lib/sip/domain/inputs/page-query';
import { planRows, type PlanRow } from '@/lib/sip/domain/answer';
import { ChoiceLinks, type PanelProps } from './details-parts';
import { PlanCsvButton } from './plan-csv-button';
import { Table, type Column } from '@/components/ui/table';
import { rupeesColumn } from '@/components/calculators/rupees-column';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { nameOfMonth } from '@/lib/sip/domain/inputs/month-text';

/** The table of the plan, with the choice between years and months, and as a file. */
export function PlanYears({
  inputs,
  answer: { main },
  today,
  besideQuery,
  messages,
  onChoose,
}: PanelProps) {
  const { table, titles } = messages.details;
  const title = titles[inputs.tableOf];
  return (
    <Panel
      id="sip-table"
      label={title}
      head={<h2 className="text-lg font-semibold max-md:pt-3">{title}</h2>}
      tools={
        <>
          <ChoiceLinks
            label={table.rows}
            values={['years', 'months']}
            current={inputs.tableOf}
            texts={table}
            hrefOf={(tableOf) =>
              `${inputsPath({ ...inputs, tableOf }, table.language)}${tabQuery('years')}${besideQuery}#sip-details`
            }
            onChoose={onChoose && ((value) => onChoose('tableOf', value))}
          />
          <PlanCsvButton query={inputsQuery(inputs)} messages={table} />
        </>
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

type TableMessages = Messages['sip']['details']['table'];

/** Every year of the plan, or every month; a long table scrolls in its own box. */
function PlanTable({
  rows,
  tableOf,
  today,
  messages,
}: {
  rows: readonly PlanRow[];
  tableOf: SipInputs['tableOf'];
  today: IsoDate;
  messages: TableMessages;
}) {
  const isMonthly = tableOf === 'months';
  return (
    <Table
      caption={isMonthly ? messages.monthlyTitle : messages.title}
      isCaptionHidden
      columns={columns(isMonthly, today, messages)}
      rows={rows}
      rowKey={({ step }) => step}
      isLong={isMonthly}
    />
  );
}

function columns(isMonthly: boolean, today: IsoDate, messages: TableMessages): Column<PlanRow>[] {
  const head: Column<PlanRow> = isMonthly
    ? {
        id: 'month',
        title: messages.month,
        cell: ({ step }) => nameOfMonth(step, today, messages.language),
      }
    : { id: 'year', title: messages.year, cell: ({ step }) => step };
  return [
    head,
    {
      ...rupeesColumn('instalment', messages.instalment, (row) => row.instalmentRupees),
      shownFrom: 'md',
    },
    {
      ...rupeesColumn(
        'paid-in',
        isMonthly ? messages.paidInMonth : messages.paidIn,
        (row) => row.paidInRupees,
      ),
      shownFrom: 'md',
    },
    rupeesColumn('invested', messages.invested, (row) => row.investedRupees),
    { ...rupeesColumn('gain', messages.gain, (row) => row.gainRupees), shownFrom: 'md' },
    rupeesColumn('value', messages.value, (row) => row.valueRupees),
    rupeesColumn('real', messages.real, (row) => row.realRupees),
  ];
}
