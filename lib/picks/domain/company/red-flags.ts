import type { IsoDate } from '@/lib/calendar/iso-date';
import type { AuditorRemark, Surveillance } from './company';

/** What is said before anything good is. The numbers are those of the day named. */
export type RedFlag =
  | { kind: 'pledge'; percent: number; asOf: IsoDate }
  | { kind: 'promoter-fall'; points: number; asOf: IsoDate }
  | { kind: 'surveillance'; list: Exclude<Surveillance, 'none'>; asOf: IsoDate }
  | { kind: 'auditor'; remark: Exclude<AuditorRemark, 'none'>; asOf: IsoDate };

/** A flag whose figures are missing: it must not read as an all-clear. */
export type UnknownFlag = RedFlag['kind'];
