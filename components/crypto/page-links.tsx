/** Leads to the parts of a long page. Links within the page need no script. */
export function PageLinks({
  label,
  links,
}: {
  label: string;
  links: readonly { href: string; text: string }[];
}) {
  return (
    <nav aria-label={label} className="no-print mb-6">
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
