import { readConsultation } from '@/lib/env.consultation';

/** Three hours on each weekday, with rules whose limits a test reaches in a few bookings. */
export const consultationSettings = readConsultation({
  CONSULTATION_HOURS: 'mon-fri 10:00-13:00',
  CONSULTATION_HOST: 'Meera',
  CONSULTATION_ROOM: 'https://meet.example/room',
  CONSULTATION_EMAIL: 'host@arthayatra.example',
  CONSULTATION_RULES: 'cap 3, cutoff 12, moves 1, buffer 15',
}).settings;

/** For `jest.mock('@/lib/env', …)`: what bookings and their mails read of the configuration. */
export const env = {
  siteUrl: 'https://arthayatra.example',
  cookieKeys: ['for counts of mails'],
  hasMailExtension: false,
  consultation: consultationSettings,
};
