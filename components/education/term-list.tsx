import { Term } from './term';

/** Terms in a row, each with its meaning. */
export function TermList({ slugs }: { slugs: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {slugs.map((slug) => (
        <li key={slug} className="inline-flex min-h-6 items-center">
          {/* The text above may explain the same word. */}
          <Term slug={slug} id={`listed-${slug}`} />
        </li>
      ))}
    </ul>
  );
}
