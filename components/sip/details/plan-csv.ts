import { dateInIndia } from '@/lib/calendar/iso-date';
import { csvText } from '@/lib/csv/csv';
import type { Messages } from '@/lib/messages';
import { answerOf, planRows } from '@/lib/sip/domain/answer';
import { readInputs } from '@/lib/sip/domain/inputs/inputs';
import { nameOfMonth } from '@/lib/sip/domain/inputs/month-text';
import { inputsPath, typedFromQuery } from '@/lib/sip/domain/inputs/query';

/**
 * The table of a plan as CSV: plain whole rupees, so that a spreadsheet can count with them. Above it are the address
 * of the plan, which holds all inputs, and the plan's first day: that of the download, since a page without inputs in its
 * address was drawn when the site was built.
 */
export function planCsv(
  query: string,
  now: Date,
  messages: Messages['sip']['details']['table'],
  origin: string,
): { name: string; text: string } {
  const today = dateInIndia(now);
  const typed = typedFromQuery(Object.fromEntries(new URLSearchParams(query)));
  const { nearest: inputs } = readInputs(typed, today);
  const { plan, projection } = answerOf(inputs, today).main;
  const isMonthly = inputs.tableOf === 'months';
  const fields = [
    ...(isMonthly ? [messages.month, messages.name] : [messages.year]),
    messages.instalment,
    isMonthly ? messages.paidInMonth : messages.paidIn,
    messages.invested,
    messages.gain,
    messages.value,
    messages.real,
  ];
  const data = planRows(inputs, plan, projection).map((row) => [
    row.step,
    ...(isMonthly ? [nameOfMonth(row.step, today, messages.language)] : []),
    row.instalmentRupees,
    row.paidInRupees,
    row.investedRupees,
    row.gainRupees,
    row.valueRupees,
    row.realRupees,
  ]);
  return {
    name: isMonthly ? 'sip-months.csv' : 'sip-years.csv',
    text: csvText([
      [`${origin}${inputsPath(inputs, messages.language)}`, today],
      [],
      fields,
      ...data,
    ]),
  };
}
