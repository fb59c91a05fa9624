import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { missingPageHeader } from '@/lib/auth/edge/middleware-headers';
import MissingPageNotice from './not-found';

/**
 * Answers every unknown address. It is rendered on request, so that its scripts carry the request's nonce. The
 * middleware has set the status 404, except for addresses that it knows but no page answers.
 */
export default async function MissingPage() {
  const isAnnounced = (await headers()).has(missingPageHeader);
  if (!isAnnounced) notFound();
  return <MissingPageNotice />;
}
