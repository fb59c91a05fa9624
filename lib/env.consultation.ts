// Relative addresses: next.config.ts reads this file, and Next resolves no `@/` below its own configuration.
import { isIsoDate } from './calendar/read-iso-date';
import { readOpeningHours } from './consultation/domain/settings';
import type { BookingRules, ConsultationSettings } from './consultation/domain/settings';
import { emailPattern, type Variables } from './env.settings';

const usualRules: BookingRules = {
  noticeHours: 12,
  dailyCap: 6,
  bufferMinutes: 15,
  stepMinutes: 30,
  aheadDays: 28,
  cutoffHours: 12,
  moves: 2,
};

/** Each rule's name in CONSULTATION_RULES, the field it sets, and what it may be. */
const ruleNames: Readonly<
  Record<string, { field: keyof BookingRules; min: number; max: number; of: number }>
> = {
  notice: { field: 'noticeHours', min: 1, max: 336, of: 1 },
  cap: { field: 'dailyCap', min: 1, max: 24, of: 1 },
  buffer: { field: 'bufferMinutes', min: 0, max: 120, of: 15 },
  step: { field: 'stepMinutes', min: 15, max: 120, of: 15 },
  ahead: { field: 'aheadDays', min: 1, max: 60, of: 1 },
  cutoff: { field: 'cutoffHours', min: 0, max: 336, of: 1 },
  moves: { field: 'moves', min: 0, max: 10, of: 1 },
};

/**
 * How sessions are offered, from the settings CONSULTATION_*. Null where CONSULTATION_HOURS is not set: then the page
 * says that none are offered. Each problem begins with the name of its variable.
 */
export function readConsultation(env: Variables): {
  settings: ConsultationSettings | null;
  problems: string[];
} {
  const text = (name: string) => env[`CONSULTATION_${name}`]?.trim() ?? '';
  if (!text('HOURS')) return { settings: null, problems: [] };
  const problems: string[] = [];
  const wrong = (name: string, meaning: string) =>
    problems.push(`CONSULTATION_${name} is malformed: ${meaning}.`);

  const hours = readOpeningHours(text('HOURS'));
  if (!hours)
    wrong('HOURS', 'days and hours in India, such as mon-fri 10:00-13:00, sat 10:00-12:00');
  const rules = readRules(text('RULES'));
  if (!rules)
    wrong('RULES', 'such as notice 12, cap 6, buffer 15, step 30, ahead 28, cutoff 12, moves 2');
  const closedDays = text('CLOSED')
    .split(/[\s,]+/)
    .filter(Boolean);
  if (!closedDays.every(isIsoDate))
    wrong('CLOSED', 'dates such as 2026-12-31, with commas between');
  const name = text('HOST');
  if (!name) problems.push('CONSULTATION_HOST is missing: the name of who holds the sessions.');
  const roomUrl = text('ROOM');
  if (!isHttps(roomUrl)) wrong('ROOM', 'the https address of the video room');
  const email = text('EMAIL') || null;
  if (email && !emailPattern.test(email)) {
    wrong('EMAIL', 'an e-mail address without quotation marks');
  }
  const fee = text('FEE_RUPEES') || '0';
  if (!/^\d{1,6}$/.test(fee)) wrong('FEE_RUPEES', 'whole rupees, GST included');
  const about = text('ABOUT') || null;
  const registration = registrationOf(text('REGISTRATION'));
  if (registration === 'malformed') {
    wrong(
      'REGISTRATION',
      "SEBI's number and the last day on which it is valid, INA000012345 2030-03-31",
    );
  }
  if (!registration && Number(fee) > 0) {
    problems.push(
      'CONSULTATION_FEE_RUPEES must be 0 without CONSULTATION_REGISTRATION: advice for a fee needs a registration.',
    );
  }
  if (registration && !about) {
    problems.push(
      'CONSULTATION_ABOUT is missing: with a registration, the qualifications and conflicts of interest are shown.',
    );
  }
  if (problems.length > 0 || !hours || !rules || registration === 'malformed') {
    return { settings: null, problems };
  }
  const host = { name, about, email };
  const feeRupees = Number(fee);
  return {
    settings: { host, registration, feeRupees, roomUrl, hours, closedDays, rules },
    problems,
  };
}

function readRules(text: string): BookingRules | null {
  const rules = { ...usualRules };
  for (const part of text.toLowerCase().split(',')) {
    if (part.trim() === '') continue;
    const [name = '', count = '', ...rest] = part.trim().split(/\s+/);
    const rule = Object.hasOwn(ruleNames, name) ? ruleNames[name] : null;
    if (!rule || rest.length > 0 || !/^\d{1,3}$/.test(count)) return null;
    const value = Number(count);
    if (value < rule.min || value > rule.max || value % rule.of !== 0) return null;
    rules[rule.field] = value;
  }
  return rules;
}

function registrationOf(text: string): ConsultationSettings['registration'] | 'malformed' {
  if (!text) return null;
  const found = /^(IN[A-Z]\d{9})\s+(\S+)$/.exec(text);
  const [, number = '', validUntil = ''] = found ?? [];
  return isIsoDate(validUntil) ? { number, validUntil } : 'malformed';
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
