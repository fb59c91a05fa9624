import type { Metadata } from 'next';
import { MissingThing } from '@/components/shell/missing-thing';
import { fundsPath } from '@/lib/funds/domain/fund-query';
import { messages } from '@/lib/messages';

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
