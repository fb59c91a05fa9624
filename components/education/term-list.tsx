import { Term } from './term';

/** Terms in a row, each with its meaning. */
export function TermList({ slugs }: { slugs: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {slugs.map((slug) => (
        <li key={slug} className="inline-flex min-h-6 items-center">
          <Term slug={slug} />
        </li>
      ))}
    </ul>
  );
}
