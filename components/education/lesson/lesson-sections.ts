import type { MDXComponents, MDXContent } from 'mdx/types';
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { headingId } from '@/lib/education/domain/course-paths';

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
