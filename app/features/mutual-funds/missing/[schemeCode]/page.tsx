import { redirect } from 'next/navigation';
import { fundPath } from '@/lib/funds/domain/fund-query';
import { readSchemeCode } from '@/lib/funds/domain/scheme';
import { loadScheme } from '@/lib/funds/server/source';
import MissingScheme from './not-found';

/** Shown for an unknown scheme code. The middleware sets the status 404. */
export default async function MissingSchemePage({
  params,
}: {
  params: Promise<{ schemeCode: string }>;
}) {
  const code = readSchemeCode((await params).schemeCode);
  // The list grows: an old link redirects to a scheme that was added.
  if (code !== null && (await loadScheme(code)).ok) redirect(fundPath(code));
  return <MissingScheme />;
}
