import type { MDXContent } from 'mdx/types';
import type { ComponentProps, ReactNode } from 'react';
import { TableFrame } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { headingId } from '@/lib/education/domain/heading-id';
import { KeyTerm } from './key-term';
import { Computed } from './computed';
import type { ComputedContext } from './computed-rules';
import { elementsIn, textIn } from './lesson-headings';
import { Term } from './term';

export const lessonTextId = 'lesson-text';

/**
 * The text of a lesson, in lines of about 66 letters. `data-lesson-text` marks what may be cached for reading
 * offline: it is the same for every member.
 */
export function LessonText({
  Text,
  context,
  terms,
}: {
  Text: MDXContent;
  context: ComputedContext;
  /** Slugs of the glossary: what the lesson sets in bold of them carries its meaning. */
  terms: readonly string[];
}) {
  return (
    <article
      id={lessonTextId}
      data-lesson-text=""
      className="lesson-text max-w-[66ch] text-lg leading-7 max-md:leading-[1.875rem]"
    >
      <Text
        components={{
          h2: Heading,
          h3: (props: ComponentProps<'h3'>) => (
            <h3 className="mt-6 mb-2 text-lg font-semibold">{props.children}</h3>
          ),
          p: ({ children }: ComponentProps<'p'>) => <p className="mb-3">{children}</p>,
          ul: ({ children }: ComponentProps<'ul'>) => (
            <ul className="mb-4 grid list-disc gap-2 pl-6">{children}</ul>
          ),
          ol: ({ children }: ComponentProps<'ol'>) => (
            <ol className="mb-4 grid list-decimal gap-2 pl-6">{children}</ol>
          ),
          a: ({ href = '', children }: ComponentProps<'a'>) => (
            <TextLink href={href}>{children}</TextLink>
          ),
          blockquote: ({ children }: ComponentProps<'blockquote'>) => (
            <blockquote className="mb-4 border-l-4 border-line pl-4">{children}</blockquote>
          ),
          table: LessonTable,
          th: ({ children }: ComponentProps<'th'>) => <th scope="col">{children}</th>,
          td: ({ children }: ComponentProps<'td'>) => <td>{children}</td>,
          strong: ({ children }: ComponentProps<'strong'>) => (
            <KeyTerm terms={terms}>{children}</KeyTerm>
          ),
          Term: ({ slug, children }: { slug: string; children?: ReactNode }) => (
            <Term slug={slug}>{children}</Term>
          ),
          Computed: (props: { rule: string }) => <Computed {...props} context={context} />,
        }}
      />
    </article>
  );
}

/** Its id is what quizzes and notes point at. */
function Heading({ children }: { children?: ReactNode }) {
  return (
    <h2 id={headingId(textIn(children))} className="mt-7 mb-2 scroll-mt-20 text-xl font-semibold">
      {children}
    </h2>
  );
}

/** Markdown gives a table no caption: the titles of its columns name it. */
function LessonTable({ children }: { children?: ReactNode }) {
  const [head] = elementsIn(children);
  const [row] = elementsIn(head?.props.children);
  const titles = elementsIn(row?.props.children).map(textIn);
  return (
    <TableFrame
      caption={titles.join(', ')}
      isCaptionHidden
      className="mb-4 [&_:is(td,th)]:align-top [&>table]:text-base"
    >
      {children}
    </TableFrame>
  );
}
