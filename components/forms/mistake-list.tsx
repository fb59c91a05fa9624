import { Alert } from '@/components/ui/alert';

/** How many fields are wrong, and a link to each. */
export function MistakeList({
  title,
  fields,
}: {
  title: string;
  fields: readonly { id: string; label: string }[];
}) {
  return (
    <Alert tone="bad" title={title}>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-6 items-center underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
