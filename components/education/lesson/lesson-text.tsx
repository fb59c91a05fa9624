import { DisclosureSummary } from '@/components/ui/disclosure';
import type { MDXComponents, MDXContent } from 'mdx/types';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { TableFrame } from '@/components/ui/table/table-frame';
import { TextLink } from '@/components/ui/text-link';
import { headingId } from '@/lib/education/domain/course-paths';
import type { Messages } from '@/lib/messages';
import { type ComputedContext, computedRules } from '@/components/education/computed-rules';
import { elementsIn, sectionsOf, textIn, type LessonSection } from './lesson-contents';
import { Term, KeyTerm } from '@/components/education/glossary/terms';

export const lessonTextId = 'lesson-text';

/** How much of a lesson shows as it opens, in letters; the sections after it fold. */
const openLetters = 2_400;

/**
 * The text of a lesson, in lines of about 70 letters. Its later sections fold below the first ones: an address that
 * names something in them, a search in the page and print open them.
 */
export function LessonText({
  Text,
  context,
  terms,
  lead,
  calculator,
  messages,
}: {
  Text: MDXContent;
  context: ComputedContext;
  /** Slugs of glossary terms: each that the lesson sets in bold shows its meaning. */
  terms: readonly string[];
  /** Above the text: the drawing. */
  lead?: ReactNode;
  /**
   * Follows the section that it belongs to, beside the text on a wide screen. Where that section is folded, it follows
   * the last open section.
   */
  calculator?: { after: string; content: ReactNode };
  messages: Pick<Messages['education']['lesson'], 'rest'>;
}) {
  const sections = sectionsOf(Text, componentsOf(terms, context));
  const open = openSections(sections);
  const rest = sections.slice(open);
  const section = sections.findIndex(({ heading }) => heading?.id === calculator?.after);
  const parted = calculator && section >= 0 ? Math.min(section + 1, open) : open;
  const following = sections.slice(parted, open);
  return (
    <article
      id={lessonTextId}
      data-lesson-text=""
      className={classNames(
        'lesson-text grid grid-cols-[minmax(0,36rem)] content-start text-lg leading-7 max-md:leading-[1.875rem]',
        calculator ? 'gap-x-8 lg:grid-cols-[minmax(0,36rem)_minmax(15rem,24rem)]' : null,
      )}
    >
      <div>
        {lead}
        {blocksOf(sections.slice(0, parted))}
      </div>
      {calculator ? (
        <div
          data-not-read=""
          className="no-print my-3 text-base lg:sticky lg:top-18 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:my-0 lg:self-start"
        >
          {calculator.content}
        </div>
      ) : null}
      {following.length > 0 ? <div>{blocksOf(following)}</div> : null}
      {rest.length > 0 ? (
        <details className="lesson-rest mt-4">
          <DisclosureSummary
            data-not-read=""
            title={messages.rest}
            note={rest.flatMap(({ heading }) => heading?.title ?? []).join(' · ')}
            className="rounded border border-line bg-surface"
          />
          {blocksOf(rest)}
        </details>
      ) : null}
    </article>
  );
}

/** How many sections show: the first one, and those after it as far as they fit. */
function openSections(sections: readonly LessonSection[]): number {
  let letters = 0;
  const after = sections.findIndex(({ heading, blocks }, index) => {
    letters += textIn(blocks).length;
    return index > 1 && heading !== null && letters > openLetters;
  });
  return after < 0 ? sections.length : after;
}

function blocksOf(sections: readonly LessonSection[]) {
  return sections.map(({ heading, blocks }) => (
    <Fragment key={heading?.id ?? ''}>{blocks}</Fragment>
  ));
}

function componentsOf(terms: readonly string[], context: ComputedContext): MDXComponents {
  return {
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
    strong: ({ children }: ComponentProps<'strong'>) => <KeyTerm terms={terms}>{children}</KeyTerm>,
    Term: ({ slug, children }: { slug: string; children?: ReactNode }) => (
      <Term slug={slug}>{children}</Term>
    ),
    Computed: (props: { rule: string }) => <Computed {...props} context={context} />,
  };
}

/** Its id is what quizzes and notes point at. */
function Heading({ children }: { children?: ReactNode }) {
  return (
    <h2 id={headingId(textIn(children))} className="mt-7 mb-2 scroll-mt-20 text-xl font-semibold">
      {children}
    </h2>
  );
}

/** Classes that hold the second column and those after it to the right; whole names, so that Tailwind finds them. */
const figureColumns = [
  '[&_:is(td,th):nth-child(2)]:text-right',
  '[&_:is(td,th):nth-child(3)]:text-right',
  '[&_:is(td,th):nth-child(4)]:text-right',
  '[&_:is(td,th):nth-child(5)]:text-right',
] as const;

/** A figure, none, or no more than what a rule computes, whose text is not known here. */
const figureText = /^(none|[-−+₹\d.,%\s]*(lakh|crore)?)$/;

/** Markdown gives a table no caption: the titles of its columns name it. Columns of figures are held to the right. */
function LessonTable({ children }: { children?: ReactNode }) {
  const [head, body] = elementsIn(children);
  const [row] = elementsIn(head?.props.children);
  const titles = elementsIn(row?.props.children).map(textIn);
  const rows = elementsIn(body?.props.children).map((one) => elementsIn(one.props.children));
  return (
    <TableFrame
      caption={titles.join(', ')}
      isCaptionHidden
      className={classNames(
        'mb-4 tabular-nums [&_:is(td,th)]:align-top [&>table]:text-base',
        ...figureColumns
          .slice(0, Math.max(0, titles.length - 1))
          .filter((_, at) => rows.every((cells) => figureText.test(textIn(cells[at + 1])))),
      )}
    >
      {children}
    </TableFrame>
  );
}

/** A figure of a lesson, worked out by a rule of the site when the page is made. @throws for an unknown rule. */
function Computed({
  rule,
  context,
  ...input
}: { rule: string; context: ComputedContext } & Readonly<Record<string, unknown>>) {
  const compute = computedRules[rule];
  if (!compute) throw new Error(`No rule computes "${rule}"`);
  return (
    <span className="font-semibold whitespace-nowrap tabular-nums">{compute(input, context)}</span>
  );
}
