import type { ReactNode } from 'react';
import { EmptyDrawing } from '../ui/empty-state';
import { PageHeader } from '../ui/page-header';
import { TextLink } from '../ui/text-link';

/** A page that says that it has no such thing, and leads back to those that there are. */
export function MissingThing({
  messages: { title, text, back },
  href,
  children,
}: {
  messages: { title: string; text: string; back: string };
  href: string;
  /** A search, where there is one. */
  children?: ReactNode;
}) {
  return (
    <>
      <PageHeader title={title} drawing={<EmptyDrawing name="search" />}>
        {text}
      </PageHeader>
      <div className="grid gap-4">
        {children}
        <p>
          <TextLink href={href}>{back}</TextLink>
        </p>
      </div>
    </>
  );
}
