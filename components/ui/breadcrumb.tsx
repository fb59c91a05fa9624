import { Icon } from './icon';
import { classNames } from './class-names';
import { RouteLink } from './route-link';

type BreadcrumbStep = {
  id: string;
  title: string;
  href?: string;
  /** Named where the page speaks another language than this one: the browser then loads anew. */
  hrefLang?: string;
};

const stepLink = 'inline-flex min-h-6 items-center hover:underline';

/**
 * The way to this page, in one line. The last step is the page itself, cut where it does not fit: the title below
 * repeats it. A step without an address is a group.
 */
export function Breadcrumb({
  label,
  steps,
  className,
}: {
  label: string;
  steps: readonly BreadcrumbStep[];
  className?: string;
}) {
  return (
    <nav aria-label={label} className={classNames('min-w-0 text-xs text-ink-soft', className)}>
      <ol className="flex items-center gap-1">
        {steps.map(({ id, title, href, hrefLang }, index) => (
          <li key={id} className="flex shrink-0 items-center gap-1 last:min-w-0 last:shrink">
            {index > 0 ? <Icon name="chevron-right" className="size-3.5 text-ink-faint" /> : null}
            {index === steps.length - 1 ? (
              <span aria-current="page" className="truncate">
                {title}
              </span>
            ) : href && hrefLang ? (
              <a href={href} hrefLang={hrefLang} className={stepLink}>
                {title}
              </a>
            ) : href ? (
              <RouteLink href={href} className={stepLink}>
                {title}
              </RouteLink>
            ) : (
              <span>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
