import { classNames } from './class-names';

/** The outlines of app/menu-icons.css, which `npm run icons` draws. */
export type IconName =
  | 'dashboard'
  | 'components'
  | 'features'
  | 'crypto'
  | 'sip'
  | 'picks'
  | 'funds'
  | 'news'
  | 'consultation'
  | 'tax'
  | 'options'
  | 'education'
  | 'forms'
  | 'sign-up'
  | 'sign-in'
  | 'tables'
  | 'coffee'
  | 'web-services'
  | 'privacy'
  | 'delivery'
  | 'back'
  | 'search'
  | 'home'
  | 'menu'
  | 'lock'
  | 'settings'
  | 'external'
  | 'filters'
  | 'chevron-up'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'info'
  | 'download'
  | 'check-circle'
  | 'minus-circle';

/** An icon in the colour of the text and, unless `className` says otherwise, of no size; the words beside it carry its meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <span aria-hidden="true" data-icon={name} className={classNames('menu-icon', className)} />
  );
}
