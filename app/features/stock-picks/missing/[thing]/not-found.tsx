import type { Metadata } from 'next';
import { MissingThing } from '@/components/shell/missing-thing';
import { picksPath } from '@/lib/picks/domain/company/paths';
import { messages } from '@/lib/messages';

const { missing } = messages().picks;

/** The page's own: where the status is 404, Next takes the title from here (and adds `noindex`). */
export const metadata: Metadata = { title: missing.title };

export default function MissingPick() {
  return <MissingThing messages={missing} href={picksPath} />;
}
