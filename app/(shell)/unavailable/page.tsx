import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { EmptyDrawing } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { safeReturnUrl } from '@/lib/auth/domain/return-url';
import { messages } from '@/lib/messages';
import { type SearchParams, readQuery } from '@/lib/query-values';

const { errors } = messages();

export const metadata: Metadata = { title: errors.unavailableTitle, robots: { index: false } };

/** Where a members' page leads while Firebase cannot be reached (`readForPage`): it reads nothing itself. */
export default async function UnavailablePage({ searchParams }: { searchParams: SearchParams }) {
  const { returnUrl } = await readQuery(searchParams);
  return (
    <>
      <PageHeader title={errors.unavailableTitle} drawing={<EmptyDrawing name="down" />}>
        <p>{errors.unavailableText}</p>
      </PageHeader>
      <p className="mb-6 max-w-prose">{errors.unavailableOpen}</p>
      <ButtonLink href={safeReturnUrl(returnUrl)} prefetches={false}>
        {errors.unavailableAgain}
      </ButtonLink>
    </>
  );
}
