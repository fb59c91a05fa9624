import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ExampleWhenNear } from '@/components/examples/example-when-near';
import { Foundations } from '@/components/examples/foundations';
import { foundationsId, kitPath, partIds, partPath } from '@/lib/navigation/static-pages';
import { exampleGroups, type ExampleGroup } from '@/components/examples/registry';
import { SpecimenWithCode } from '@/components/examples/specimen-with-code';
import { PageCrumbs } from '@/components/shell/breadcrumbs';
import { PageHeader } from '@/components/ui/page-header';
import { ViewChips } from '@/components/ui/page-tabs';
import { messages } from '@/lib/messages';
import { missingPathOf } from '@/lib/navigation/routes';
import { exampleCode } from '@/components/examples/example-code';

const { examples: examplesMessages, navigation } = messages();

type PageProps = { params: Promise<{ part: string }> };

/** Prerendered at build, when the code of the examples is read; any other address answers 404. */
export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return partIds(examplesMessages.entries).map((part) => ({ part }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { part } = await params;
  const { title, when } = wordsOf(part);
  return { title, description: when, alternates: { canonical: partPath(part) } };
}

/** One part of the design system in every state, with the code that draws it; or the foundations of all parts. */
export default async function PartPage({ params }: PageProps) {
  const { part } = await params;
  const group = exampleGroups.find(({ examples }) => examples.some(({ id }) => id === part));
  if (!group && part !== foundationsId) redirect(missingPathOf(kitPath, part));
  const { title, when } = wordsOf(part);
  return (
    <>
      <PageCrumbs steps={[{ title: navigation.titles.components, href: kitPath }, { title }]} />
      <PageHeader title={title}>{when}</PageHeader>
      {group ? <PartOf group={group} part={part} title={title} /> : <Foundations />}
    </>
  );
}

function PartOf({ group, part, title }: { group: ExampleGroup; part: string; title: string }) {
  const example = group.examples.find(({ id }) => id === part);
  if (!example) return null;
  const { code, copy, copied, notCopied, waiting, unavailable, needsScripts } = examplesMessages;
  return (
    <>
      <ViewChips
        label={examplesMessages.groups[group.id].title}
        current={part}
        views={group.examples.map(({ id }) => ({
          id,
          title: examplesMessages.entries[id].title,
          href: partPath(id),
        }))}
      />
      <section id={part} aria-label={title} className="mt-3">
        <SpecimenWithCode
          id={part}
          {...exampleCode(part)}
          isOnCanvas={'isOnCanvas' in example}
          labels={{ code, copy, copied, notCopied }}
        >
          {'isLazy' in example ? (
            <ExampleWhenNear id={example.id} messages={{ waiting, unavailable, needsScripts }} />
          ) : (
            <example.Example />
          )}
        </SpecimenWithCode>
      </section>
    </>
  );
}

function wordsOf(part: string): { title: string; when: string } {
  const { title, intro } = examplesMessages.groups.foundations;
  const known = Object.entries(examplesMessages.entries).find(([id]) => id === part)?.[1];
  return known ?? { title, when: intro };
}
