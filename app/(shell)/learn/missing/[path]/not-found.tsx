import type { Metadata } from 'next';
import { MissingThing } from '@/components/shell/missing-thing';
import { learnPath } from '@/lib/education/domain/course-paths';
import { messages } from '@/lib/messages';

const { missing } = messages().education.learn;

/** With status 404, Next.js takes the title from this file and adds `noindex`. */
export const metadata: Metadata = { title: missing.title };

export default function MissingPath() {
  return <MissingThing messages={missing} href={learnPath} />;
}
