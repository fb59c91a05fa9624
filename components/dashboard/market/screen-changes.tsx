import { TextLink } from '@/components/ui/text-link';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

export type ScreenChange = {
  screenId: string;
  name: string;
  path: string;
  day: IsoDate;
  entries: readonly string[];
  exits: readonly string[];
};

/** Who came onto which screen and who left it at its last run. */
export function ScreenChanges({
  changes,
  isSample,
  recordPath,
  messages,
}: {
  /** Null while no screen has run twice. */
  changes: readonly ScreenChange[] | null;
  isSample: boolean;
  recordPath: string;
  messages: Messages['picksOwn']['card'];
}) {
  const moved = (changes ?? []).filter(({ entries, exits }) => entries.length + exits.length > 0);
  return (
    <div className="grid gap-3">
      {changes === null ? <p>{messages.none}</p> : null}
      {changes !== null && moved.length === 0 ? <p>{messages.quiet}</p> : null}
      <ul className="grid gap-2">
        {moved.map(({ screenId, name, path, day, entries, exits }) => (
          <li key={screenId} className="text-sm">
            <TextLink href={path}>
              {fill(messages.line, {
                screen: name,
                entries: entries.length,
                exits: exits.length,
                day: formatDate(day),
              })}
            </TextLink>
            {entries.length > 0 ? <p>{fill(messages.in, { names: entries.join(', ') })}</p> : null}
            {exits.length > 0 ? <p>{fill(messages.out, { names: exits.join(', ') })}</p> : null}
          </li>
        ))}
      </ul>
      {isSample ? <p className="text-sm text-ink-soft">{messages.sample}</p> : null}
      <p>
        <TextLink href={recordPath}>{messages.all}</TextLink>
      </p>
    </div>
  );
}
