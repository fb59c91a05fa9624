import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { QuickSearch } from '@/components/funds/quick-search';
import { PageHeader } from '@/components/ui/page-header';
import { fundPath, readSchemeCode } from '@/lib/funds/fund-query';
import { loadScheme } from '@/lib/funds/source';
import { messages } from '@/lib/messages';

const { funds } = messages();

export const metadata: Metadata = {
  title: funds.fund.missing.title,
  robots: { index: false },
};

/** A code that AMFI's list does not have: the way on is the search. The doorman sets the status 404. */
export default async function MissingSchemePage({
  params,
}: {
  params: Promise<{ schemeCode: string }>;
}) {
  const code = readSchemeCode((await params).schemeCode);
  // The list gains schemes, and an old link should find them.
  if (code !== null && (await loadScheme(code)).ok) redirect(fundPath(code));
  return (
    <>
      <PageHeader title={funds.fund.missing.title}>{funds.fund.missing.text}</PageHeader>
      <QuickSearch words={funds.list} />
    </>
  );
}
