import { nameOfMonthNumber } from '@/lib/calendar/iso-date';
import { Table } from '@/components/ui/table';
import { rupeesColumn } from '@/components/calculators/rupees-column';
import { regimes, type Regime, type TaxYear } from '@/lib/law/tax-years';
import type { TaxInput } from '@/lib/tax/domain/inputs/input';
import {
  type CostToCompany,
  monthlyTakeHome,
  type TakeHome as Pay,
  monthlyPay,
  type PayMonth,
} from '@/lib/tax/domain/take-home';
import type { ToolField } from '@/lib/tax/domain/inputs/fields';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import type { ToolEdit } from '@/components/tax/form/tax-form';
import { Hideable } from '@/components/tax/money';
import { CostField, useToolRupees } from '@/components/tax/form/engine-fields';
import { Disclosure, TextDisclosure } from '@/components/ui/disclosure';
import { Select } from '@/components/ui/fields/select';
import { fill } from '@/lib/messages/fill';
import { lawOfYear } from '@/lib/tax/domain/law-of-year';
import { LawRows } from '@/components/tax/details/law-rows';
import { sectionInWords } from '@/components/tax/details/working-words';

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
  const rupees = useToolRupees(tools.texts);
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
    <>
      <div className="grid gap-4">
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
      </div>
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
      <div className="lg:col-span-2">
        <MonthByMonth pay={pay} year={input.year} tools={tools} messages={messages} />
      </div>
    </>
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

const marchMonth = 3;

type Row = Record<Regime, PayMonth>;

/** The employer's deductions and the net pay of each month, April to March, in both regimes. */
function MonthByMonth({
  pay,
  year,
  tools,
  messages,
}: {
  pay: Readonly<Record<Regime, Pay>>;
  year: TaxYear;
  tools: ToolEdit;
  messages: TaxMessages;
}) {
  const monthsMessages = messages.tools.months;
  const rupeesOf = useToolRupees(tools.texts);
  const law = lawOfYear(year);
  const bonus = {
    rupees: rupeesOf('bonus'),
    month: Number(tools.texts.bonusMonth ?? marchMonth),
  };
  const inNew = monthlyPay(pay.new, year, bonus);
  const inOld = monthlyPay(pay.old, year, bonus);
  const rows = inNew.map((month, index): Row => ({ new: month, old: inOld[index] ?? month }));
  const name = ({ month, calendarYear }: PayMonth) =>
    `${nameOfMonthNumber(month, messages.language) ?? ''} ${calendarYear}`;
  return (
    <Disclosure title={monthsMessages.title} note={monthsMessages.note}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-sm text-ink-soft">
          {fill(monthsMessages.lead, {
            section: sectionInWords(law.salaryTds, law.year.value.act, messages.law),
          })}
        </p>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <CostField field="bonus" label={monthsMessages.bonus} tools={tools} messages={messages} />
          <Select
            id="tax-tool-bonusMonth"
            label={monthsMessages.bonusMonth}
            value={String(bonus.month)}
            options={inNew.map((month) => ({ value: String(month.month), label: name(month) }))}
            onChange={({ target }) => tools.onTool('bonusMonth', target.value)}
          />
        </div>
        <Hideable messages={messages}>
          <Table
            caption={monthsMessages.caption}
            isCaptionHidden
            columns={[
              { id: 'month', title: monthsMessages.month, cell: (row) => name(row.new) },
              ...regimes.flatMap((regime) => {
                const inRegime = { regime: messages.answer.bar[regime] };
                return [
                  rupeesColumn(
                    `${regime}-tds`,
                    fill(monthsMessages.tds, inRegime),
                    (row: Row) => row[regime].tdsRupees,
                  ),
                  rupeesColumn(
                    `${regime}-in-hand`,
                    fill(monthsMessages.inHand, inRegime),
                    (row: Row) => row[regime].inHandRupees,
                  ),
                ];
              }),
            ]}
            rows={rows}
            rowKey={(row) => row.new.month}
          />
        </Hideable>
        <TextDisclosure title={monthsMessages.sources}>
          <LawRows
            caption={monthsMessages.sources}
            rows={[{ rule: monthsMessages.rule, law: law.salaryTds }]}
            act={law.year.value.act}
            messages={messages.law}
          />
        </TextDisclosure>
      </div>
    </Disclosure>
  );
}
