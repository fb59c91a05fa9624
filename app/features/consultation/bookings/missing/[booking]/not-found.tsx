import type { Metadata } from 'next';
import { MissingThing } from '@/components/shell/missing-thing';
import { bookingsPath } from '@/lib/consultation/domain/paths';
import { messages } from '@/lib/messages';

const { missing } = messages().consultation.booking;

/** With status 404, Next.js takes the title from this file and adds `noindex`. */
export const metadata: Metadata = { title: missing.title };

export default function MissingBooking() {
  return <MissingThing messages={missing} href={bookingsPath} />;
}
