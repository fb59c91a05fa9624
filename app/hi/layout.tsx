import type { ReactNode } from 'react';
import { DocumentLanguage } from '@/components/shell/document-language';
import { localeOf } from '@/lib/messages/language';

/**
 * The pages in Hindi, at /hi and the path of the English page. Chosen by the visitor: nothing leads here by itself and
 * nothing is kept. The one <html> of the site is English and prerendered; lib/security/first-script.ts corrects it
 * before the first paint, and without scripts the language stands here.
 */
export default function HindiLayout({ children }: { children: ReactNode }) {
  return (
    <div lang={localeOf.hi}>
      <DocumentLanguage language={localeOf.hi} otherwise={localeOf.en} />
      {children}
    </div>
  );
}
