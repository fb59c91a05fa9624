import type { Metadata } from 'next';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { requireUser } from '@/lib/auth/session';
import { messages } from '@/lib/messages';
import { picksPath } from '@/lib/picks/paths';

const { missing } = messages().picks;

export const metadata: Metadata = { title: missing.title, robots: { index: false } };

/** Where an unknown screen or company leads. The doorman sets the status 404. */
export default async function MissingPickPage() {
  await requireUser();
  return (
    <>
      <PageHeader title={missing.title}>{missing.text}</PageHeader>
      <TextLink href={picksPath}>{missing.back}</TextLink>
    </>
  );
}
