import type { Metadata } from 'next';
import { foundationParts } from '@/components/examples/foundations';
import { PartIndex } from '@/components/examples/part-index';
import { foundationsId, kitPath, partPath } from '@/lib/navigation/static-pages';
import { PartThumbnail } from '@/components/examples/part-thumbnail';
import { exampleGroups } from '@/components/examples/registry';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { PageHeader } from '@/components/ui/page-header';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';

const { examples: examplesMessages, navigation } = messages();

export const metadata: Metadata = {
  title: navigation.titles.components,
  description: examplesMessages.description,
  alternates: { canonical: kitPath },
};

/** Prerendered at build. */
export const dynamic = 'error';

/** The parts of the design system as tiles; each links to its own page. */
export default function ComponentPage() {
  const foundations = {
    id: foundationsId,
    title: examplesMessages.groups.foundations.title,
    parts: foundationParts().map(({ id, title }) => ({
      id,
      title,
      href: `${partPath(foundationsId)}#${id}`,
      thumbnail: <PartThumbnail part={{ foundation: id }} />,
    })),
  };
  const groups = exampleGroups.map(({ id, examples }) => ({
    id,
    title: examplesMessages.groups[id].title,
    parts: examples.map((example) => ({
      id: example.id,
      title: examplesMessages.entries[example.id].title,
      href: partPath(example.id),
      thumbnail: <PartThumbnail part={example} />,
    })),
  }));
  return (
    <>
      <Breadcrumbs path={kitPath} siteUrl={env.siteUrl} />
      <PageHeader title={navigation.titles.components} />
      <PartIndex groups={[foundations, ...groups]} messages={examplesMessages.index} />
    </>
  );
}
