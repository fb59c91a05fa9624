import type { IsoDate } from '@/lib/calendar/iso-date';
import type { OpeningHours } from './opening-hours';

export type BookingRules = {
  /** How long before its beginning a session can still be booked. */
  noticeHours: number;
  /** How many sessions a day has at most. */
  dailyCap: number;
  /** Minutes left free after each session, and so before the next. */
  bufferMinutes: number;
  /** From one possible beginning to the next. */
  stepMinutes: number;
  /** How many days ahead times are offered. */
  aheadDays: number;
  /** How long before its beginning a session can still be moved or cancelled. */
  cutoffHours: number;
  /** How often one booking can be moved. */
  moves: number;
};

export type ConsultationSettings = {
  host: { name: string; about: string | null; email: string | null };
  /** Of SEBI, as the operator states it; null: sessions are education, not advice. */
  registration: { number: string; validUntil: IsoDate } | null;
  feeRupees: number;
  /** The address of the video call. */
  roomUrl: string;
  hours: OpeningHours;
  /** Days off, as YYYY-MM-DD, beside the holidays of lib/calendar. */
  closedDays: readonly string[];
  rules: BookingRules;
};

/** The settings as they hold on a day: a registration that has ended is none. */
export function settingsOn(
  settings: ConsultationSettings | null,
  day: IsoDate,
): ConsultationSettings | null {
  const hasEnded = settings?.registration ? settings.registration.validUntil < day : false;
  return settings && hasEnded ? { ...settings, registration: null } : settings;
}
