import { Alert, LiveRegion } from '../ui/alert';

/** Says that a link of an e-mail has done its work, and where to go from here. */
export function DoneNotice({
  isDone,
  title,
  text,
  link,
}: {
  isDone: boolean;
  title: string;
  text: string;
  link: { href: string; label: string };
}) {
  return (
    <LiveRegion>
      {isDone ? (
        <Alert tone="good" title={title}>
          {text}{' '}
          <a href={link.href} className="font-semibold text-accent underline">
            {link.label}
          </a>
        </Alert>
      ) : null}
    </LiveRegion>
  );
}
