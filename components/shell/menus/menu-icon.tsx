import type { IconName } from '@/lib/navigation/menu';
import { classNames } from '@/components/ui/class-names';

/** Beside links of the frame, not in the menu. */
export type FrameIcon =
  | 'back'
  | 'search'
  | 'home'
  | 'menu'
  | 'lock'
  | 'settings'
  | 'info'
  | 'external'
  | 'filters';

/** The picture beside a menu item, from app/menu-icons.css; the words carry the meaning. */
export function MenuIcon({ name, className }: { name: IconName | FrameIcon; className?: string }) {
  return (
    <span aria-hidden="true" data-icon={name} className={classNames('menu-icon', className)} />
  );
}

/** Says that a page needs sign-in; members never see it. */
export function LockMark({ label }: { label: string }) {
  return (
    <span
      role="img"
      aria-label={`(${label})`}
      data-icon="lock"
      className="guests-only lock-mark menu-icon"
    />
  );
}
