import { strokeClasses, type SeriesTone } from './series';

/** A pattern of slanted lines in a series' colour. Its id must be the only one of that name in the page. */
export function Hatch({ id, tone }: { id: string; tone: SeriesTone }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <line x1="0" x2="0" y1="0" y2="6" strokeWidth="2.5" className={strokeClasses[tone]} />
    </pattern>
  );
}
