import type { Booking } from '@/lib/consultation/domain/booking';

/** A booked first talk of half an hour, without answers of the intake form. */
export const booking: Booking = {
  id: '6f1d0f5e-6a3c-4a55-9d0e-0f6f0b7d8a11',
  kind: 'first-talk',
  startsAt: new Date('2026-11-25T04:30:00Z'),
  minutes: 30,
  cells: [],
  zone: 'Asia/Kolkata',
  status: 'booked',
  sequence: 0,
  moves: 0,
  intake: null,
  attached: null,
  reason: '',
  feeRupees: 0,
  notes: '',
  actions: [],
};
