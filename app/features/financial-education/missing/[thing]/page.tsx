import type { Metadata } from 'next';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { requireUser } from '@/lib/auth/session';
import { educationPath } from '@/lib/education/course-paths';
import { messages } from '@/lib/messages';

const { missing } = messages().education;

export const metadata: Metadata = { title: missing.title, robots: { index: false } };

/** Where an unknown lesson leads. The doorman sets the status 404. */
export default async function MissingLessonPage() {
  await requireUser();
  return (
    <>
      <PageHeader title={missing.title}>{missing.text}</PageHeader>
      <TextLink href={educationPath}>{missing.back}</TextLink>
    </>
  );
}
