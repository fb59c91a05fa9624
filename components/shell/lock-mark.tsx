import { MenuIcon } from './menu-icon';

/** Says that a page needs sign-in; members never see it. */
export function LockMark({ label }: { label: string }) {
  return (
    <span className="guests-only">
      <MenuIcon name="lock" className="size-3.5 align-[-0.125rem] text-ink-faint" />
      <span className="sr-only"> ({label})</span>
    </span>
  );
}
