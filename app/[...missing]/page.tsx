import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { missingPageHeader } from '@/lib/auth/edge/middleware-headers';
import { missingAddressOf } from '@/lib/navigation/routes';
import MissingPageNotice from './not-found';

/**
 * Answers every unknown address. It is rendered on request, so that its scripts carry the request's nonce. The
 * middleware has set the status 404, except below the addresses of pages that it knows: these are redirected to an address
 * for which it does.
 */
export default async function MissingPage({
  params,
}: {
  params: Promise<{ missing: readonly string[] }>;
}) {
  const isAnnounced = (await headers()).has(missingPageHeader);
  if (!isAnnounced) redirect(missingAddressOf(`/${(await params).missing.join('/')}`));
  return <MissingPageNotice />;
}
