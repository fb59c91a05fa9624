import type { Metadata } from 'next';
import { MissingThing } from '@/components/shell/missing-thing';
import { educationPath } from '@/lib/education/domain/course-paths';
import { messages } from '@/lib/messages';

const { missing } = messages().education;

/** The page's own: where the status is 404, Next takes the title from here (and adds `noindex`). */
export const metadata: Metadata = { title: missing.title };

export default function MissingLesson() {
  return <MissingThing messages={missing} href={educationPath} />;
}
