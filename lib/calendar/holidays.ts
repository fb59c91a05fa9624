import type { IsoDate } from './iso-date';

type Holiday = { date: IsoDate; id: HolidayId };

export type HolidayId =
  | 'republic-day'
  | 'maha-shivaratri'
  | 'holi'
  | 'id-ul-fitr'
  | 'ram-navami'
  | 'mahavir-jayanti'
  | 'good-friday'
  | 'ambedkar-jayanti'
  | 'maharashtra-day'
  | 'bakri-id'
  | 'muharram'
  | 'independence-day'
  | 'ganesh-chaturthi'
  | 'gandhi-jayanti'
  | 'dussehra'
  | 'diwali'
  | 'balipratipada'
  | 'guru-nanak-jayanti'
  | 'christmas';

/**
 * Holidays in India on which no sessions are held. 2026: the trading holidays of NSE's circular CMTR71775 of 12 Dec
 * 2025, weekends included, as summarised at github.com/rhnvrm/stock-market-circulars. 2027: only the days whose date
 * never moves; a feast that follows the moon is not known before the exchange names it (about December).
 */
const holidays: readonly Holiday[] = [
  { date: '2026-01-26', id: 'republic-day' },
  { date: '2026-02-15', id: 'maha-shivaratri' },
  { date: '2026-03-03', id: 'holi' },
  { date: '2026-03-21', id: 'id-ul-fitr' },
  { date: '2026-03-26', id: 'ram-navami' },
  { date: '2026-03-31', id: 'mahavir-jayanti' },
  { date: '2026-04-03', id: 'good-friday' },
  { date: '2026-04-14', id: 'ambedkar-jayanti' },
  { date: '2026-05-01', id: 'maharashtra-day' },
  { date: '2026-05-28', id: 'bakri-id' },
  { date: '2026-06-26', id: 'muharram' },
  { date: '2026-08-15', id: 'independence-day' },
  { date: '2026-09-14', id: 'ganesh-chaturthi' },
  { date: '2026-10-02', id: 'gandhi-jayanti' },
  { date: '2026-10-20', id: 'dussehra' },
  { date: '2026-11-08', id: 'diwali' },
  { date: '2026-11-10', id: 'balipratipada' },
  { date: '2026-11-24', id: 'guru-nanak-jayanti' },
  { date: '2026-12-25', id: 'christmas' },
  { date: '2027-01-26', id: 'republic-day' },
  { date: '2027-04-14', id: 'ambedkar-jayanti' },
  { date: '2027-05-01', id: 'maharashtra-day' },
  { date: '2027-08-15', id: 'independence-day' },
  { date: '2027-10-02', id: 'gandhi-jayanti' },
  { date: '2027-12-25', id: 'christmas' },
];

/** The holiday of a day in India, null on any other day. */
export function holidayOn(date: IsoDate): HolidayId | null {
  return holidays.find((holiday) => holiday.date === date)?.id ?? null;
}
