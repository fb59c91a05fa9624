import type { Metadata } from 'next';
import { MissingThing } from '@/components/shell/missing-thing';
import { glossaryPath } from '@/lib/education/data/glossary';
import { messages } from '@/lib/messages';

const { missing } = messages().glossary;

/** The page's own: where the status is 404, Next takes the title from here (and adds `noindex`). */
export const metadata: Metadata = { title: missing.title };

export default function MissingTerm() {
  return <MissingThing messages={missing} href={glossaryPath} />;
}
