import type { Metadata } from 'next';
import { connection } from 'next/server';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { glossaryPath } from '@/lib/education/glossary';
import { messages } from '@/lib/messages';
import '@/app/rooms.css';

const { missing } = messages().glossary;

export const metadata: Metadata = { title: missing.title, robots: { index: false } };

/** Where a word that the glossary lacks leads. The doorman sets the status 404. */
export default async function MissingTermPage() {
  await connection();
  return (
    <>
      <PageHeader title={missing.title}>{missing.text}</PageHeader>
      <TextLink href={glossaryPath}>{missing.back}</TextLink>
    </>
  );
}
