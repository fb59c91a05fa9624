import { Badge } from '@/components/ui/badge';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { companyPath, recordPath } from '@/lib/picks/domain/company/paths';
import type { LastChange } from '@/lib/picks/domain/record/last-changes';
import { isScreenId } from '@/lib/picks/domain/screen/screens';
import { flipWords } from './list-changes';

const mostShown = 10;

/** Entries and exits of the last run, a line each, with the part of the rule that flipped. */
export function RecentChanges({
  changes,
  messages: { picks, picksOwn, picksScreens },
}: {
  changes: readonly LastChange[];
  messages: Pick<Messages, 'picks' | 'picksOwn' | 'picksScreens'>;
}) {
  const words = picks.list.changes;
  const lines = changes.flatMap(({ screenId, digest }) =>
    (['entries', 'exits'] as const).flatMap((kind) =>
      digest[kind].map((change) => ({ screenId, kind, change })),
    ),
  );
  const [first] = changes;
  if (!first || lines.length === 0) return null;
  const newest = changes.reduce((latest, { day }) => (day > latest ? day : latest), first.day);
  return (
    <Panel
      label={words.title}
      head={
        <h2 className="text-lg font-semibold">
          {words.title}{' '}
          <span className="text-xs font-normal text-ink-soft">
            {fill(words.run, {
              day: formatDate(newest),
              entries: lines.filter(({ kind }) => kind === 'entries').length,
              exits: lines.filter(({ kind }) => kind === 'exits').length,
            })}
          </span>
        </h2>
      }
      tools={<TextLink href={recordPath}>{words.all}</TextLink>}
    >
      <ul className="divide-y divide-line">
        {lines.slice(0, mostShown).map(({ screenId, kind, change }) => (
          <li
            key={`${screenId}${kind}${change.isin}`}
            className="grid gap-x-4 gap-y-0.5 px-4 py-2.5 text-sm md:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,2fr)] md:items-baseline md:px-5"
          >
            <span>
              <Badge tone={kind === 'entries' ? 'accent' : undefined}>{words[kind]}</Badge>
            </span>
            <TextLink href={companyPath(change.isin)}>{change.name}</TextLink>
            <span>{isScreenId(screenId) ? picksScreens[screenId].name : screenId}</span>
            <span className="text-ink-soft md:text-right">
              {change.flips[0]
                ? flipWords(change.flips[0], { digest: picksOwn.digest, units: picks.units })
                : picksOwn.digest.causes[change.cause]}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
