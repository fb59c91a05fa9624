import { Term } from './term';

/** Terms in a row, each with its meaning. */
export function TermList({ slugs }: { slugs: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 *:inline-flex *:min-h-6 *:items-center">
      {slugs.map((slug) => (
        <li key={slug}>
          <Term slug={slug} />
        </li>
      ))}
    </ul>
  );
}
