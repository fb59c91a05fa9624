type Part = { id: string; title: string };

/** The list of contents: beside the page on wide screens, above it on others. */
export function Contents({
  title,
  groups,
}: {
  title: string;
  groups: readonly (Part & { parts: readonly Part[] })[];
}) {
  return (
    <nav
      aria-label={title}
      className="no-print rounded-lg border border-line bg-surface p-5 text-sm xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto xl:rounded-none xl:border-0 xl:border-l xl:bg-transparent xl:py-1"
    >
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-4 xl:grid-cols-1 xl:gap-y-4">
        {groups.map((group) => (
          <li key={group.id}>
            <a
              href={`#${group.id}`}
              className="inline-flex min-h-6 items-center font-semibold hover:text-accent hover:underline"
            >
              {group.title}
            </a>
            <ul>
              {group.parts.map(({ id, title: part }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-6 items-center text-ink-soft hover:text-accent hover:underline"
                  >
                    {part}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
