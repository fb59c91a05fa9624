import type { Metadata } from 'next';
import { GlossaryIndex } from '@/components/education/glossary/glossary-index';
import { JsonLd } from '@/components/shell/json-ld';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { glossaryPath, glossaryTerms, termsByLetter } from '@/lib/education/data/glossary';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { homePath } from '@/lib/navigation/routes';

const { navigation, glossary, shell } = messages();
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
      <Breadcrumb
        label={shell.breadcrumbs}
        steps={[
          { id: 'home', title: navigation.home, href: homePath },
          { id: 'glossary', title },
        ]}
        className="no-print"
      />
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
