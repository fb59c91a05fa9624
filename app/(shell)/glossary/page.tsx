import type { Metadata } from 'next';
import { GlossaryIndex } from '@/components/education/glossary/glossary-index';
import { PageCrumbs } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { PageHeader } from '@/components/ui/page-header';
import { glossaryPath, glossaryTerms, termsByLetter } from '@/lib/education/data/glossary';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

const { navigation, glossary } = messages();
const title = navigation.titles.glossary;

export const metadata: Metadata = {
  title,
  description: glossary.description,
  alternates: { canonical: glossaryPath },
};

/** Prerendered at build: the same for all visitors until the next release. */
export const dynamic = 'error';

export default function GlossaryPage() {
  return (
    <>
      <PageCrumbs steps={[{ title }]} />
      <PageHeader
        title={title}
        aside={
          <span className="text-xs text-ink-soft">
            {fill(glossary.count, { count: glossaryTerms.length })}
          </span>
        }
      />
      <GlossaryIndex groups={termsByLetter()} />
      <JsonLd
        data={{
          '@type': 'DefinedTermSet',
          '@id': `${env.siteUrl}${glossaryPath}`,
          name: glossary.setName,
          description: glossary.description,
          // Each term's own page names this set: five hundred terms here would be a fifth of the document.
          inLanguage: 'en-IN',
        }}
      />
    </>
  );
}
