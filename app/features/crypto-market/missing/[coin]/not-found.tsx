import type { Metadata } from 'next';
import { MissingThing } from '@/components/shell/missing-thing';
import { cryptoPath } from '@/lib/crypto/domain/coin';
import { messages } from '@/lib/messages';

const { missing } = messages().crypto.coin;

/** With status 404, Next.js takes the title from this file and adds `noindex`. */
export const metadata: Metadata = { title: missing.title };

export default function MissingCoin() {
  return (
    <MissingThing
      messages={missing}
      href={cryptoPath}
      search={{ label: missing.search, submit: missing.submit, maxLength: 60 }}
    />
  );
}
