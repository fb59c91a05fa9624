import { strToU8, zipSync } from 'fflate';
import { randomOf } from './random.mjs';

const columns =
  'TradDt,BizDt,Sgmt,Src,FinInstrmTp,FinInstrmId,ISIN,TckrSymb,SctySrs,XpryDt,FininstrmActlXpryDt,StrkPric,OptnTp,FinInstrmNm,OpnPric,HghPric,LwPric,ClsPric,LastPric,PrvsClsgPric,UndrlygPric,SttlmPric,OpnIntrst,ChngInOpnIntrst,TtlTradgVol,TtlTrfVal,TtlNbOfTxsExctd,SsnId,NewBrdLotQty,Rmks,Rsvd1,Rsvd2,Rsvd3,Rsvd4';
const shares = 2_100;

/** ISINs that no share has, with the check digit that fits (ISO 6166). */
export function sampleIsin(index) {
  const body = `INX${String(900_000 + index).slice(-6)}01`;
  const digits = [...body].map((sign) => parseInt(sign, 36)).join('');
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/**
 * NSE's cash bhavcopy of a weekday (UDiFF), a zip, of shares that do not exist. A weekend has no file, and the connection
 * of a user agent that is no browser's is reset.
 */
export function answerAsNse(path, query, { headers }) {
  if (!headers['user-agent']?.startsWith('Mozilla/5.0')) return 'reset';
  const [, year, month, day] =
    /^\/content\/cm\/BhavCopy_NSE_CM_0_0_0_(\d{4})(\d\d)(\d\d)_F_0000\.csv\.zip$/.exec(path) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || [0, 6].includes(date.getUTCDay())) return null;
  const random = randomOf(`${year}${month}${day}`);
  const rows = Array.from({ length: shares }, (_, index) => {
    const series = index % 50 === 49 ? 'GB' : index % 17 === 16 ? 'BE' : 'EQ';
    const close = (20 + 2_000 * random()).toFixed(2);
    const quantity = Math.floor(1 + 90_000 * random());
    const traded = (quantity * Number(close)).toFixed(2);
    const written = `${year}-${month}-${day}`;
    const name = `SAMPLE${index}`;
    const prices = [close, close, close, close, close, close, '', close, '', ''];
    const head = [written, written, 'CM', 'NSE', 'STK', index, sampleIsin(index), name, series];
    return [
      ...head,
      '',
      '',
      '',
      '',
      name,
      ...prices,
      quantity,
      traded,
      12,
      'F1',
      1,
      '',
      '',
      '',
      '',
      '',
    ].join(',');
  });
  return {
    text: `${[columns, ...rows].join('\n')}\n`,
    type: 'application/zip',
    encode: (text) =>
      zipSync({ [path.slice('/content/cm/'.length, -'.zip'.length)]: strToU8(text) }),
  };
}
