import { randomOf } from './random.mjs';

const columns =
  'SYMBOL, SERIES, DATE1, PREV_CLOSE, OPEN_PRICE, HIGH_PRICE, LOW_PRICE, LAST_PRICE, CLOSE_PRICE, AVG_PRICE, TTL_TRD_QNTY, TURNOVER_LACS, NO_OF_TRADES, DELIV_QTY, DELIV_PER';
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const shares = 2_100;

/** NSE's bhavcopy of a weekday with deliveries, under symbols that no share has; a weekend has no file. */
export function answerAsNse(path) {
  const [, day, month, year] =
    /^\/products\/content\/sec_bhavdata_full_(\d\d)(\d\d)(\d{4})\.csv$/.exec(path) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || [0, 6].includes(date.getUTCDay())) return null;
  const random = randomOf(`${year}${month}${day}`);
  const written = `${day}-${months[Number(month) - 1]}-${year}`;
  const rows = Array.from({ length: shares }, (_, index) => {
    const series = index % 50 === 49 ? 'GB' : index % 17 === 16 ? 'BE' : 'EQ';
    const close = (20 + 2_000 * random()).toFixed(2);
    const quantity = Math.floor(1 + 90_000 * random());
    const lakhs = ((quantity * Number(close)) / 100_000).toFixed(2);
    const delivered = series === 'BE' ? ['-', '-'] : [Math.floor(quantity / 2), '50.00'];
    return [
      `SAMPLE${index}`,
      series,
      written,
      close,
      close,
      close,
      close,
      close,
      close,
      close,
      quantity,
      lakhs,
      12,
      ...delivered,
    ].join(', ');
  });
  return { text: `${[columns, ...rows].join('\n')}\n`, type: 'text/csv' };
}
