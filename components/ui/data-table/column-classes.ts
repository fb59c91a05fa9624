import type { ColumnVariant, ShowsFrom } from './data-column';
import { classNames } from '@/components/ui/class-names';

/** Whole class names, so that Tailwind finds them; the widths are `md`, `xl` and `2xl` of tailwind.config.ts. */
const shows: Record<ShowsFrom, string | null> = {
  phone: null,
  tablet: 'max-md:hidden',
  desktop: 'max-xl:hidden',
  wide: 'max-2xl:hidden',
};
const leastWidth: Record<ShowsFrom, string> = {
  phone: '0px',
  tablet: '720px',
  desktop: '1280px',
  wide: '1440px',
};

/** Classes of a cell: how its text is aligned, and on which screens it shows. `isChosen`: the reader asked for it. */
export function cellClasses({ isNumber, showsFrom = 'phone' }: ColumnVariant, isChosen = false) {
  return classNames(isNumber && 'text-right', !isChosen && shows[showsFrom]) || undefined;
}

/** Whether a column shows on this screen by default, before the reader chose or hid it. Browser only. */
export function showsOnThisScreen({ showsFrom = 'phone' }: ColumnVariant): boolean {
  return window.matchMedia(`(min-width: ${leastWidth[showsFrom]})`).matches;
}
