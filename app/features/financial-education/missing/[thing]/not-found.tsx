import type { Metadata } from 'next';
import { MissingThing } from '@/components/shell/missing-thing';
import { educationPath } from '@/lib/education/domain/course-paths';
import { messages } from '@/lib/messages';

const { missing } = messages().education;

/** With status 404, Next.js takes the title from this file and adds `noindex`. */
export const metadata: Metadata = { title: missing.title };

export default function MissingLesson() {
  return <MissingThing messages={missing} href={educationPath} />;
}
