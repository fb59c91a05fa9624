import { useState } from 'react';
import { Table } from '@/components/ui/table';
import type { Regime } from '@/lib/law/regime';
import { formatRupees } from '@/lib/money/rupees';
import type { TaxInput } from '@/lib/tax/input';
import { monthlyTakeHome, type CostToCompany, type TakeHome as Pay } from '@/lib/tax/take-home';
import type { TaxMessages } from '../form-groups';
import { CostField, rupeesTyped } from './cost-field';

const parts = [
  'totalRupees',
  'employerEpfRupees',
  'gratuityRupees',
  'employeeEpfRupees',
] as const satisfies readonly (keyof CostToCompany)[];

/** From the offer letter to the bank, in both regimes. Nothing is assumed: each part is typed. */
export function TakeHome({ input, messages }: { input: TaxInput; messages: TaxMessages }) {
  const [typed, setTyped] = useState<Partial<Record<(typeof parts)[number], string>>>({});
  const words = messages.tools.takeHome;
  const rupees = (part: (typeof parts)[number]) => rupeesTyped(typed[part] ?? '') ?? 0;
  const cost: CostToCompany = {
    totalRupees: rupees('totalRupees') || input.salaryRupees.gross,
    employerEpfRupees: rupees('employerEpfRupees'),
    gratuityRupees: rupees('gratuityRupees'),
    employeeEpfRupees: rupees('employeeEpfRupees'),
  };
  const pay: Record<Regime, Pay> = {
    new: monthlyTakeHome(cost, input, 'new'),
    old: monthlyTakeHome(cost, input, 'old'),
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-ink-soft">{words.lead}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {parts.map((part) => (
          <CostField
            key={part}
            id={`tax-${part}`}
            label={words.fields[part]}
            text={typed[part] ?? ''}
            messages={messages.problems}
            onType={(text) => setTyped({ ...typed, [part]: text })}
          />
        ))}
      </div>
      <p className="text-sm text-ink-soft">{words.professionalTax}</p>
      <Table
        caption={words.caption}
        isCaptionHidden
        columns={[
          { id: 'item', title: words.item, cell: (row) => row.name },
          ...(['new', 'old'] as const).map((regime) => ({
            id: regime,
            title: messages.regimes[regime],
            isNumber: true,
            cell: (row: PayRow) =>
              row.isMain ? (
                <strong className="text-base">{formatRupees(row.of(pay[regime]))}</strong>
              ) : (
                formatRupees(row.of(pay[regime]))
              ),
          })),
        ]}
        rows={payRows(words.rows)}
        rowKey={({ name }) => name}
      />
    </div>
  );
}

type PayRow = { name: string; of: (pay: Pay) => number; isMain?: boolean };

function payRows(words: TaxMessages['tools']['takeHome']['rows']): PayRow[] {
  return [
    { name: words.gross, of: (pay) => pay.grossSalaryRupees },
    { name: words.employerPension, of: (pay) => -pay.employerPensionRupees },
    { name: words.employeeEpf, of: (pay) => -pay.employeeEpfRupees },
    { name: words.professionalTax, of: (pay) => -pay.professionalTaxRupees },
    { name: words.tax, of: (pay) => -pay.taxRupees },
    { name: words.year, of: (pay) => pay.yearlyRupees },
    { name: words.month, of: (pay) => pay.monthlyRupees, isMain: true },
  ];
}
