import { Disclosure, TextDisclosure } from '@/components/ui/disclosure';
import { Select } from '@/components/ui/fields/select';
import { Table } from '@/components/ui/table';
import { rupeesColumn } from '@/components/calculators/rupees-column';
import { regimes, type Regime } from '@/lib/law/regime';
import type { TaxYear } from '@/lib/law/tax-years';
import { fill } from '@/lib/messages/fill';
import { lawOfYear } from '@/lib/tax/domain/law-of-year';
import { monthlyPay, type PayMonth, type TakeHome } from '@/lib/tax/domain/take-home';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { LawRows } from '@/components/tax/details/law-rows';
import { Hideable } from '../money';
import type { ToolEdit } from '@/components/tax/form/tax-typed';
import { sectionInWords } from '@/components/tax/details/working-words';
import { CostField, rupeesTyped } from './cost-field';

const marchMonth = 3;

type Row = Record<Regime, PayMonth>;

/** The employer's deductions and the net pay of each month, April to March, in both regimes. */
export function MonthByMonth({
  pay,
  year,
  tools,
  messages,
}: {
  pay: Readonly<Record<Regime, TakeHome>>;
  year: TaxYear;
  tools: ToolEdit;
  messages: TaxMessages;
}) {
  const monthsMessages = messages.tools.months;
  const law = lawOfYear(year);
  const bonus = {
    rupees: rupeesTyped(tools.texts.bonus) ?? 0,
    month: Number(tools.texts.bonusMonth ?? marchMonth),
  };
  const inNew = monthlyPay(pay.new, year, bonus);
  const inOld = monthlyPay(pay.old, year, bonus);
  const rows = inNew.map((month, index): Row => ({ new: month, old: inOld[index] ?? month }));
  const name = ({ month, calendarYear }: PayMonth) =>
    `${monthsMessages.names[month - 1] ?? ''} ${calendarYear}`;
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
