import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type {
  AuditorRemark,
  Dated,
  GovernanceHistory,
  Surveillance,
} from '@/lib/picks/domain/company/company';
import { chanceOf } from './sample-random';

const quarterEnds = ['03-31', '06-30', '09-30', '12-31'] as const;
/** A shareholding pattern is due 21 days after the quarter. */
const holdingDays = 19;

/** Each quarter's owners, each year's auditor. @param quality below -1: trouble is likely. */
export function sampleGovernance(
  years: readonly number[],
  quality: number,
  until: IsoDate,
  seed: string,
): GovernanceHistory {
  const chance = chanceOf(seed, 'governance');
  const isUnknown = chance.share() < 0.06;
  const isPledger = chance.share() < (quality < -0.8 ? 0.5 : 0.06);
  let promoter = chance.between(28, 74);
  let pledge = isPledger ? chance.between(3, 30) : 0;
  const promoterPercent: Dated<number>[] = [];
  const pledgedPercent: Dated<number>[] = [];
  const surveillance: Dated<Surveillance>[] = [];
  const auditor: Dated<AuditorRemark>[] = [];
  for (const year of years) {
    for (const end of quarterEnds) {
      const [luck, part, drift] = [chance.share(), chance.between(1, 6), chance.normal()];
      if (luck < 0.035) promoter = Math.max(5, promoter - part);
      if (isPledger) pledge = Math.min(92, Math.max(0, pledge + 3.5 * drift));
      const asOf: IsoDate = `${year}-${end}`;
      promoterPercent.push(dated(round(promoter), asOf, holdingDays));
      pledgedPercent.push(dated(round(pledge), asOf, holdingDays));
      surveillance.push(dated(surveillanceOf(chance.share(), quality), asOf, 1));
    }
    auditor.push(dated(remarkOf(chance.share(), quality), `${year}-03-31`, 55));
  }
  const upTo = <T>(history: readonly Dated<T>[]) =>
    history.filter(({ publishedOn }) => publishedOn <= until);
  return {
    promoterPercent: upTo(promoterPercent),
    pledgedPercent: isUnknown ? [] : upTo(pledgedPercent),
    surveillance: upTo(surveillance),
    auditor: isUnknown ? [] : upTo(auditor),
  };
}

function dated<T>(value: T, asOf: IsoDate, days: number): Dated<T> {
  return { value, asOf, publishedOn: dateOfDayNumber(dayNumberOf(asOf) + days) };
}

function surveillanceOf(luck: number, quality: number): Surveillance {
  const risk = quality < -1 ? 0.12 : 0.012;
  if (luck > risk) return 'none';
  return luck < risk / 5 ? 'gsm' : 'asm';
}

function remarkOf(luck: number, quality: number): AuditorRemark {
  if (luck < (quality < -1 ? 0.06 : 0.004)) return 'qualified';
  if (luck < (quality < -1 ? 0.1 : 0.008)) return 'resigned';
  return luck > 0.94 ? 'changed' : 'none';
}

const round = (percent: number) => Number(percent.toFixed(2));
