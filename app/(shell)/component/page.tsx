import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Contents } from '@/components/examples/contents';
import { ExampleWhenNear } from '@/components/examples/example-when-near';
import { foundationParts, Foundations } from '@/components/examples/foundations/foundations';
import { exampleGroups, type Example } from '@/components/examples/registry';
import { Specimen, SpecimenWithCode } from '@/components/examples/specimen';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { PageHeader } from '@/components/ui/page-header';
import { env } from '@/lib/env';
import { messages, type Messages } from '@/lib/messages';
import { exampleCode } from './example-code';

const path = '/component';

export function generateMetadata(): Metadata {
  const { examples, navigation } = messages();
  return {
    title: navigation.titles.components,
    description: examples.description,
    alternates: { canonical: path },
  };
}

/** Prerendered at build, when the code of the examples is read. */
export const dynamic = 'error';

/** The kit's living documentation: every part in every state, with the code that draws it. */
export default function ComponentPage() {
  const { examples: words, navigation } = messages();
  const groups = [
    { id: 'foundations' as const, parts: foundationParts(words) },
    ...exampleGroups.map(({ id, examples }) => ({
      id,
      parts: examples.map((example) => ({
        id: example.id,
        title: words.entries[example.id].title,
      })),
    })),
  ].map(({ id, parts }) => ({ id, title: words.groups[id].title, parts }));
  return (
    <>
      <Breadcrumbs path={path} siteUrl={env.siteUrl} />
      <PageHeader title={navigation.titles.components}>{words.intro}</PageHeader>
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_12rem] xl:gap-10">
        <div className="xl:order-last xl:h-full">
          <Contents title={words.contents} groups={groups} />
        </div>
        <div>
          <Group id="foundations" messages={words}>
            <Foundations messages={words} />
          </Group>
          {exampleGroups.map(({ id, examples }) => (
            <Group key={id} id={id} messages={words}>
              {examples.map((example) => (
                <Entry key={example.id} example={example} messages={words} />
              ))}
            </Group>
          ))}
        </div>
      </div>
    </>
  );
}

function Group({
  id,
  messages: words,
  children,
}: {
  id: keyof Messages['examples']['groups'];
  messages: Messages['examples'];
  children: ReactNode;
}) {
  const { title, intro } = words.groups[id];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mb-4 scroll-mt-20 border-t border-line pt-6 first:border-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="text-xl md:text-2xl">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{intro}</p>
      {children}
    </section>
  );
}

function Entry({ example, messages: words }: { example: Example; messages: Messages['examples'] }) {
  const { id } = example;
  const { code: codeLabel, copy, copied, notCopied, waiting, unavailable, needsScripts } = words;
  return (
    <Specimen id={id} {...words.entries[id]}>
      <SpecimenWithCode
        id={id}
        {...exampleCode(id)}
        isOnCanvas={'isOnCanvas' in example}
        labels={{ code: codeLabel, copy, copied, notCopied }}
      >
        {'isLazy' in example ? (
          <ExampleWhenNear id={example.id} messages={{ waiting, unavailable, needsScripts }} />
        ) : (
          <example.Example />
        )}
      </SpecimenWithCode>
    </Specimen>
  );
}
