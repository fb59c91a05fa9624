import type { Metadata } from 'next';
import { MissingThing } from '@/components/shell/missing-thing';
import { glossaryPath } from '@/lib/education/data/glossary';
import { messages } from '@/lib/messages';

const { missing } = messages().glossary;

/** With status 404, Next.js takes the title from this file and adds `noindex`. */
export const metadata: Metadata = { title: missing.title };

export default function MissingTerm() {
  return <MissingThing messages={missing} href={glossaryPath} />;
}
