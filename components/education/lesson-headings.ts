import type { MDXContent } from 'mdx/types';
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { headingId } from '@/lib/education/domain/heading-id';

export type LessonHeading = { id: string; title: string };

type Parent = { children?: ReactNode };

/** A compiled lesson refuses to run without the components that it names. */
const nothing = () => null;

/** The sections of a lesson, for its contents: a compiled lesson is a function of its components, with its text in the result. */
export function headingsOf(Text: MDXContent): readonly LessonHeading[] {
  const found: LessonHeading[] = [];
  const walk = (node: ReactNode) => {
    for (const element of elementsIn(node)) {
      if (element.type === 'h2') {
        const title = textIn(element.props.children);
        found.push({ id: headingId(title), title });
      } else if (element.type === Fragment) walk(element.props.children);
    }
  };
  walk(
    (Text as (props: object) => ReactNode)({ components: { Computed: nothing, Term: nothing } }),
  );
  return found;
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
