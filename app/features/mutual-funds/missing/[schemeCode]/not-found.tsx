import type { Metadata } from 'next';
import { MissingThing } from '@/components/shell/missing-thing';
import { messages } from '@/lib/messages';
import { fundsPath } from '@/lib/navigation/page-paths';

const { funds } = messages();
const { missing } = funds.fund;
const { form } = funds.list;

/** With status 404, Next.js takes the title from this file and adds `noindex`. */
export const metadata: Metadata = { title: missing.title };

export default function MissingScheme() {
  return (
    <MissingThing
      messages={missing}
      href={fundsPath}
      search={{ label: form.words, submit: form.submit, maxLength: 120 }}
    />
  );
}
