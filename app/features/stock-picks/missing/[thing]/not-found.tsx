import type { Metadata } from 'next';
import { MissingThing } from '@/components/shell/missing-thing';
import { picksPath } from '@/lib/picks/domain/company/paths';
import { messages } from '@/lib/messages';

const { missing } = messages().picks;

/** With status 404, Next.js takes the title from this file and adds `noindex`. */
export const metadata: Metadata = { title: missing.title };

export default function MissingPick() {
  return <MissingThing messages={missing} href={picksPath} />;
}
