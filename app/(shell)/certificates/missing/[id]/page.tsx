import type { Metadata } from 'next';
import { connection } from 'next/server';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { learnPath } from '@/lib/education/course-paths';
import { messages } from '@/lib/messages';
import '@/app/rooms.css';

const { missing } = messages().certificates;

export const metadata: Metadata = { title: missing.title, robots: { index: false } };

/** Where the address of no certificate leads. The doorman sets the status 404. */
export default async function MissingCertificatePage() {
  await connection();
  return (
    <>
      <PageHeader title={missing.title}>{missing.text}</PageHeader>
      <TextLink href={learnPath}>{missing.back}</TextLink>
    </>
  );
}
