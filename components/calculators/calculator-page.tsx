import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { HindiPageTerms, PageTerms } from '@/components/education/glossary/terms';
import { BreadcrumbData } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { OutOfSight } from '@/components/ui/loading/out-of-sight';
import type { PageWithTerms } from '@/lib/education/domain/term-uses';
import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { alternatesOf } from '@/lib/navigation/alternates';
import { inLanguage } from '@/lib/navigation/in-language';
import { calculatorData } from '@/lib/navigation/structured-data';

type Calculator = {
  /** Its English path. */
  path: PageWithTerms;
  title: string;
  messages: { description: string; about: string; lead: string };
};

/** Metadata of the page in a language. */
export function calculatorMetadata(calculator: Calculator, language: Language): Metadata {
  return {
    title: calculator.title,
    description: calculator.messages.description,
    alternates: alternatesOf(calculator.path, language),
  };
}

/** A calculator that speaks both languages, with what search engines read, its terms and what it is about. */
export function CalculatorPage({
  path,
  title,
  messages: { description, about, lead },
  language,
  siteUrl,
  children,
}: Calculator & { language: Language; siteUrl: string; children: ReactNode }) {
  return (
    <>
      <BreadcrumbData path={path} siteUrl={siteUrl} language={language} />
      <JsonLd
        data={calculatorData(siteUrl, {
          path: inLanguage(path, language),
          name: title,
          description,
          language,
        })}
      />
      {children}
      <OutOfSight height="none">
        {language === 'hi' ? (
          <HindiPageTerms page={path} label={messages(language).shell.keyTerms} />
        ) : (
          <PageTerms page={path} />
        )}
        <section aria-labelledby="about-page" className="mt-6 max-w-prose text-xs text-ink-soft">
          <h2 id="about-page" className="mb-1 text-xs font-semibold">
            {about}
          </h2>
          <p>{lead}</p>
        </section>
      </OutOfSight>
    </>
  );
}
