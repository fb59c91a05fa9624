import { Table } from '@/components/ui/table';
import { rupeesColumn } from '@/components/calculators/rupees-column';
import { regimes, type Regime } from '@/lib/law/regime';
import type { TaxInput } from '@/lib/tax/domain/inputs/input';
import {
  type CostToCompany,
  monthlyTakeHome,
  type TakeHome as Pay,
} from '@/lib/tax/domain/take-home';
import type { ToolField } from '@/lib/tax/domain/inputs/tool-texts';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { Hideable } from '../money';
import type { ToolEdit } from '@/components/tax/form/tax-typed';
import { CostField, rupeesTyped } from './cost-field';
import { MonthByMonth } from './month-by-month';

const parts = [
  'costToCompany',
  'employerEpf',
  'gratuity',
  'employeeEpf',
] as const satisfies readonly ToolField[];

/** From the offer letter to the bank, in both regimes. Nothing is assumed: each part is typed. */
export function TakeHome({
  input,
  tools,
  messages,
}: {
  input: TaxInput;
  tools: ToolEdit;
  messages: TaxMessages;
}) {
  const takeHomeMessages = messages.tools.takeHome;
  const rupees = (part: ToolField) => rupeesTyped(tools.texts[part]) ?? 0;
  const cost: CostToCompany = {
    totalRupees: rupees('costToCompany') || input.salaryRupees.gross,
    employerEpfRupees: rupees('employerEpf'),
    gratuityRupees: rupees('gratuity'),
    employeeEpfRupees: rupees('employeeEpf'),
  };
  const pay: Record<Regime, Pay> = {
    new: monthlyTakeHome(cost, input, 'new'),
    old: monthlyTakeHome(cost, input, 'old'),
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-ink-soft">{takeHomeMessages.lead}</p>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {parts.map((part) => (
          <CostField
            key={part}
            field={part}
            label={takeHomeMessages.fields[part]}
            tools={tools}
            messages={messages}
          />
        ))}
      </div>
      <p className="text-sm text-ink-soft">{takeHomeMessages.professionalTax}</p>
      <Hideable messages={messages}>
        <Table
          caption={takeHomeMessages.caption}
          isCaptionHidden
          columns={[
            { id: 'item', title: takeHomeMessages.item, cell: (row) => row.name },
            ...regimes.map((regime) =>
              rupeesColumn(regime, messages.regimes[regime], (row: PayRow) => row.of(pay[regime])),
            ),
          ]}
          rows={payRows(takeHomeMessages.rows)}
          rowKey={({ name }) => name}
          isTotal={({ isMain = false }) => isMain}
        />
      </Hideable>
      <MonthByMonth pay={pay} year={input.year} tools={tools} messages={messages} />
    </div>
  );
}

type PayRow = { name: string; of: (pay: Pay) => number; isMain?: boolean };

function payRows(messages: TaxMessages['tools']['takeHome']['rows']): PayRow[] {
  return [
    { name: messages.gross, of: (pay) => pay.grossSalaryRupees },
    { name: messages.employerPension, of: (pay) => -pay.employerPensionRupees },
    { name: messages.employeeEpf, of: (pay) => -pay.employeeEpfRupees },
    { name: messages.professionalTax, of: (pay) => -pay.professionalTaxRupees },
    { name: messages.tax, of: (pay) => -pay.taxRupees },
    { name: messages.year, of: (pay) => pay.yearlyRupees },
    { name: messages.month, of: (pay) => pay.monthlyRupees, isMain: true },
  ];
}
