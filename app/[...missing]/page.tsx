import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { missingPageHeader, requestedPathHeader } from '@/lib/auth/edge/middleware-headers';
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
  const asked = await headers();
  if (asked.has(missingPageHeader)) return <MissingPageNotice />;
  // A file that is not there: the middleware sees no files.
  if (!asked.has(requestedPathHeader)) notFound();
  redirect(missingAddressOf(`/${(await params).missing.join('/')}`));
}
