import type { IsoDate } from '@/lib/calendar/iso-date';
import { indexLots } from '@/lib/law/contract-lots';
import { rowOn, type DatedRow } from '@/lib/law/dated-row';
import { exchangeCharges, sebiFee, type Exchange } from '@/lib/law/exchange-charges';
import { expiryDays } from '@/lib/law/expiry-days';
import { isRevisionDue } from '@/lib/law/revision-due';
import { securitiesTransactionTax } from '@/lib/law/securities-transaction-tax';
import { stampDuty, tradingGst } from '@/lib/law/trading-duties';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import type { ContractRule } from './contract-law';

/** Lots are reviewed every half year (SEBI); other rows usually stand a year, from one budget to the next. */
const reviewMonths = { lot: 6, other: 12 };

/** The rows of law that the page works with today, each in words. */
export function contractRules(today: IsoDate, messages: Messages['options']): ContractRule[] {
  const { law: words, form } = messages;
  const rules: ContractRule[] = [];
  const add = <Value>(
    rule: string,
    rows: readonly DatedRow<Value>[],
    inWords: (value: Value) => string,
    months = reviewMonths.other,
  ) => {
    const row = rowOn(rows, today);
    if (!row) return;
    const isDue = isRevisionDue(row, months, today);
    rules.push({ rule, value: inWords(row.value), law: row, isDue });
  };
  for (const [name, rows] of Object.entries(indexLots)) {
    const units = (value: { units: number }) =>
      fill(words.units, { units: formatNumber(value.units) });
    add(fill(words.lot, { name }), rows, units, reviewMonths.lot);
  }
  for (const exchange of ['nse', 'bse'] as const satisfies readonly Exchange[]) {
    const rule = fill(words.expiry, { exchange: form.market.exchanges[exchange] });
    add(rule, expiryDays[exchange], ({ isoWeekday, weeklyIndex }) =>
      fill(words.expiryValue, {
        weekday: words.weekdays[isoWeekday - 1] ?? '',
        weekly: weeklyIndex,
      }),
    );
  }
  const percentOf = (sentence: string) => (value: { ratePercent: number }) =>
    fill(sentence, { percent: formatPercent(value.ratePercent, 3) });
  const perCrore = (value: { rupeesPerCrore: number }) =>
    fill(words.perCrore, { rupees: formatNumber(value.rupeesPerCrore) });
  const { rules: names } = words;
  add(names.optionTax, securitiesTransactionTax.options, percentOf(words.ofPremium));
  add(names.exerciseTax, securitiesTransactionTax.optionExercise, percentOf(words.ofIntrinsic));
  add(names.futureTax, securitiesTransactionTax.futures, percentOf(words.ofTurnover));
  add(names.nseOptions, exchangeCharges.nse.options, perCrore);
  add(names.bseOptions, exchangeCharges.bse.options, perCrore);
  add(names.sebi, sebiFee, perCrore);
  add(names.stamp, stampDuty.options, percentOf(words.ofPremium));
  add(names.gst, tradingGst, percentOf(words.plain));
  return rules;
}
