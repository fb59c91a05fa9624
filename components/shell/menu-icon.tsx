import type { IconName } from '@/lib/navigation/menu';
import { classNames } from '../ui/class-names';

/** The picture beside a menu item, from app/menu-icons.css; the words carry the meaning. */
export function MenuIcon({ name, className }: { name: IconName; className?: string }) {
  return (
    <span aria-hidden="true" data-icon={name} className={classNames('menu-icon', className)} />
  );
}
