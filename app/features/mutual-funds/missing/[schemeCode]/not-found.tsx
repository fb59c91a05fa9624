import type { Metadata } from 'next';
import { QuickSearch } from '@/components/funds/list/quick-search';
import { MissingThing } from '@/components/shell/missing-thing';
import { fundsPath } from '@/lib/funds/domain/list/list-query';
import { messages } from '@/lib/messages';

const { funds } = messages();
const { missing } = funds.fund;

/** With status 404, Next.js takes the title from this file and adds `noindex`. */
export const metadata: Metadata = { title: missing.title };

export default function MissingScheme() {
  return (
    <MissingThing messages={missing} href={fundsPath}>
      <QuickSearch messages={funds.list} />
    </MissingThing>
  );
}
