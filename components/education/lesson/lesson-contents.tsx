import { ButtonLink } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { TextLink } from '@/components/ui/text-link';
import type { Lesson } from '@/lib/education/domain/course';
import { educationPath, lessonPath, headingId } from '@/lib/education/domain/course-paths';
import { fill } from '@/lib/messages/fill';
import type { MDXComponents, MDXContent } from 'mdx/types';
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { messages } from '@/lib/messages';

const { lesson: lessonMessages } = messages().education;

type LessonContentsProps = {
  headings: readonly LessonHeading[];
  /** What follows the text: the calculator, the quiz. */
  after: readonly LessonHeading[];
  prerequisites: readonly { title: string; path: string }[];
};

/** The sections of a lesson as links, beside the text. */
export function LessonContents(props: LessonContentsProps) {
  return (
    <nav
      aria-label={lessonMessages.contents}
      className="no-print rounded-lg border border-line bg-surface p-4 shadow-card max-xl:hidden xl:sticky xl:top-18"
    >
      <p className="mb-1 text-xs text-ink-faint">{lessonMessages.contents}</p>
      <Sections {...props} />
    </nav>
  );
}

/** The same on a narrow screen, folded above the text. */
export function FoldedContents(props: LessonContentsProps) {
  return (
    <Disclosure title={lessonMessages.contents} className="no-print mb-4 xl:hidden">
      <nav aria-label={lessonMessages.contents}>
        <Sections {...props} />
      </nav>
    </Disclosure>
  );
}

function Sections({ headings, after, prerequisites }: LessonContentsProps) {
  return (
    <>
      <ol>
        {[...headings, ...after].map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-8 items-center py-1 text-sm leading-tight text-ink-soft hover:text-ink hover:underline max-lg:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
      {prerequisites.length > 0 ? (
        <p className="mt-2 border-t border-line pt-2 text-xs text-ink-soft">
          {lessonMessages.after}{' '}
          {prerequisites.map((each, index) => (
            <span key={each.path}>
              {index > 0 ? ', ' : null}
              <TextLink href={each.path}>{each.title}</TextLink>
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}

/** Links to the previous and next lesson. */
export function LessonNavigation({
  before,
  after,
}: {
  before: Lesson | null;
  after: Lesson | null;
}) {
  return (
    <nav
      aria-label={lessonMessages.back}
      className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4"
    >
      {after ? (
        <ButtonLink href={lessonPath(after.id)}>
          {fill(lessonMessages.next, { lesson: after.title })}
        </ButtonLink>
      ) : null}
      {before ? (
        <TextLink href={lessonPath(before.id)}>
          {fill(lessonMessages.before, { lesson: before.title })}
        </TextLink>
      ) : null}
      <TextLink href={educationPath}>{lessonMessages.back}</TextLink>
    </nav>
  );
}

export type LessonHeading = { id: string; title: string };

export type LessonSection = {
  /** Null for what is before the first heading. */
  heading: LessonHeading | null;
  /** The heading and what follows it. */
  blocks: readonly ReactElement[];
};

type Parent = { children?: ReactNode };

/** A compiled lesson refuses to run without the components that it names. */
const nothing = () => null;

/** The parts of a lesson: a compiled lesson is a function of its components, with its text in the result. */
export function sectionsOf(
  Text: MDXContent,
  components: MDXComponents = { Computed: nothing, Term: nothing },
): readonly LessonSection[] {
  const found: { heading: LessonHeading | null; blocks: ReactElement[] }[] = [];
  const walk = (node: ReactNode) => {
    for (const element of elementsIn(node)) {
      if (element.type === Fragment) {
        walk(element.props.children);
        continue;
      }
      const isHeading = element.type === (components.h2 ?? 'h2');
      if (isHeading || found.length === 0) {
        const title = textIn(element.props.children);
        found.push({ heading: isHeading ? { id: headingId(title), title } : null, blocks: [] });
      }
      found.at(-1)?.blocks.push(element);
    }
  };
  walk((Text as (props: object) => ReactNode)({ components }));
  return found;
}

/** For the contents of a lesson. */
export function headingsOf(Text: MDXContent): readonly LessonHeading[] {
  return sectionsOf(Text).flatMap(({ heading }) => heading ?? []);
}

export function textIn(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child);
      return isValidElement<Parent>(child) ? textIn(child.props.children) : '';
    })
    .join('');
}

export function elementsIn(node: ReactNode): readonly ReactElement<Parent>[] {
  return Children.toArray(node).filter((child) => isValidElement<Parent>(child));
}
