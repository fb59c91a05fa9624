import type { IconName } from '@/lib/icon-name';
import { classNames } from './class-names';

/** An icon in the colour of the text; `className` gives its size. The words beside it carry its meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <span aria-hidden="true" data-icon={name} className={classNames('menu-icon', className)} />
  );
}
