import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import type { Digest, Flip, LastChange, ListChange } from '@/lib/picks/domain/record/recorded-list';
import { companyPath, recordPath } from '@/lib/picks/domain/company/paths';
import { comparedCell, conditionText } from './ratio-text';
import { Badge } from '@/components/ui/badge';
import { Panel } from '@/components/ui/panel';
import { latestOf } from '@/lib/calendar/first-and-last-day';
import { formatDate } from '@/lib/calendar/iso-date';
import { isScreenId } from '@/lib/picks/domain/screen/screens';

const { picks, picksOwn, picksScreens } = messages();
const { digest: digestMessages } = picksOwn;

/** Companies that entered or left a list, each with the condition that changed. */
export function ListChanges({ digest }: { digest: Digest }) {
  if (digest.entries.length + digest.exits.length === 0) return <p>{digestMessages.unchanged}</p>;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Changes title={digestMessages.entries} changes={digest.entries} />
      <Changes title={digestMessages.exits} changes={digest.exits} />
    </div>
  );
}

function Changes({ title, changes }: { title: string; changes: readonly ListChange[] }) {
  return (
    <section>
      <h3 className="font-semibold">
        {title} ({changes.length})
      </h3>
      {changes.length === 0 ? <p className="text-ink-soft">{digestMessages.noCompany}</p> : null}
      <ul className="mt-1 grid gap-2">
        {changes.map(({ isin, name, cause, flips }) => (
          <li key={isin} className="text-sm">
            <TextLink href={companyPath(isin)}>{name}</TextLink>{' '}
            <span className="text-ink-soft">{digestMessages.causes[cause]}</span>
            {flips.length > 0 ? (
              <ul className="list-disc pl-5">
                {flips.map((flip) => (
                  <li key={flip.text}>{flipText(flip)}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The condition that changed, with its value before and after. */
function flipText({ text, isNegated, unit, before, after }: Flip) {
  return fill(isNegated ? digestMessages.flipNot : digestMessages.flip, {
    text: conditionText(text),
    before: comparedCell(before, unit, picks.units),
    after: comparedCell(after, unit, picks.units),
  });
}

const maxShown = 10;

/** Entries and exits of the last run, one line each, with the condition that changed. */
export function RecentChanges({ changes }: { changes: readonly LastChange[] }) {
  const changesMessages = picks.list.changes;
  const newest = latestOf(changes.map(({ day }) => day));
  if (!newest) return null;
  // Changes of an earlier run do not belong to this run.
  const ofRun = changes.filter(({ day }) => day === newest);
  const lines = ofRun.flatMap(({ screenId, digest }) =>
    (['entries', 'exits'] as const).flatMap((kind) =>
      digest[kind].map((change) => ({ screenId, kind, change })),
    ),
  );
  if (lines.length === 0) return null;
  return (
    <Panel
      label={changesMessages.title}
      head={
        <h2 className="text-lg font-semibold">
          {changesMessages.title}{' '}
          <span className="text-xs font-normal text-ink-soft max-md:block md:ml-1.5">
            {fill(changesMessages.run, {
              day: formatDate(newest),
              entries: lines.filter(({ kind }) => kind === 'entries').length,
              exits: lines.filter(({ kind }) => kind === 'exits').length,
            })}
          </span>
        </h2>
      }
      tools={<TextLink href={recordPath}>{changesMessages.all}</TextLink>}
    >
      <ul className="divide-y divide-line">
        {lines.slice(0, maxShown).map(({ screenId, kind, change }) => (
          <li
            key={`${screenId}${kind}${change.isin}`}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-0.5 px-4 py-2.5 text-sm md:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,2fr)] md:px-5"
          >
            <span>
              <Badge tone={kind === 'entries' ? 'accent' : undefined}>
                {changesMessages[kind]}
              </Badge>
            </span>
            <TextLink href={companyPath(change.isin)}>{change.name}</TextLink>
            <span className="max-md:col-start-2">
              {isScreenId(screenId) ? picksScreens[screenId].name : screenId}
            </span>
            <span className="text-ink-soft max-md:col-start-2 md:text-right">
              {change.flips[0] ? flipText(change.flips[0]) : digestMessages.causes[change.cause]}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
