import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** A quiet surface that holds one thing. With a title it is a named region of the page. */
export function Card({
  id,
  title,
  titleId,
  isTitleHidden = false,
  headingLevel = 2,
  description,
  actions,
  children,
  className,
}: {
  id?: string;
  title?: string;
  /** The id of the title; needed with a title, so that the region is named by it. */
  titleId?: string;
  /** Where the content shows its own name: screen readers still find the heading. */
  isTitleHidden?: boolean;
  headingLevel?: 2 | 3 | 4;
  description?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
  className?: string;
}) {
  const Heading = `h${headingLevel}` as const;
  const isBare = isTitleHidden && !actions;
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={classNames('card', className)}
    >
      {title && isBare ? (
        <Heading id={titleId} className="sr-only">
          {title}
        </Heading>
      ) : null}
      {title && !isBare ? (
        <div className="card-head">
          <div>
            <Heading id={titleId} className="text-lg font-semibold">
              {title}
            </Heading>
            {description ? <p className="mt-0.5 text-sm text-ink-soft">{description}</p> : null}
          </div>
          {actions}
        </div>
      ) : null}
      {children}
    </section>
  );
}
