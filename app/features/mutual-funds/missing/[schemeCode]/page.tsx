import { redirect } from 'next/navigation';
import { fundPath, readSchemeCode } from '@/lib/funds/domain/fund-query';
import { loadScheme } from '@/lib/funds/server/source';
import MissingScheme from './not-found';

/** Shown for an unknown scheme code. The middleware sets the status 404. */
export default async function MissingSchemePage({
  params,
}: {
  params: Promise<{ schemeCode: string }>;
}) {
  const code = readSchemeCode((await params).schemeCode);
  // The list gains schemes, and an old link should find them.
  if (code !== null && (await loadScheme(code)).ok) redirect(fundPath(code));
  return <MissingScheme />;
}
