import {
  AcademicCapIcon,
  BanknotesIcon,
  BookOpenIcon,
  CalculatorIcon,
  ChartBarIcon,
  CircleStackIcon,
  DocumentTextIcon,
  NewspaperIcon,
  ScaleIcon,
} from '@heroicons/react/24/outline';
import type { ComponentType, SVGProps } from 'react';
import { EmptyDrawing } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { RouteLink } from '@/components/ui/route-link';
import { TextLink } from '@/components/ui/text-link';
import { cryptoPath } from '@/lib/crypto/domain/coin';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { FoundGroup, SearchHit } from '@/lib/search/hit';
import { fundsPath, searchPath } from '@/lib/navigation/page-paths';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** By the id of the group. */
const icons: Readonly<Record<string, Icon>> = {
  pages: DocumentTextIcon,
  calculators: CalculatorIcon,
  law: ScaleIcon,
  funds: BanknotesIcon,
  coins: CircleStackIcon,
  news: NewspaperIcon,
  glossary: BookOpenIcon,
  lessons: AcademicCapIcon,
  screens: ChartBarIcon,
};

/** The groups of an answer, each a list of rows: icon, title, note, figure. Actions that need scripts are left out. */
export function SearchResults({
  groups,
  query,
  only,
  messages,
}: {
  groups: readonly FoundGroup[];
  query: string;
  /** The one group that is shown in full. */
  only: string | null;
  messages: Messages['search'];
}) {
  return groups.map(({ id, title, hits, hasMore }) => (
    <Panel
      key={id}
      label={title}
      head={<h2 className="text-sm font-semibold">{title}</h2>}
      foot={
        only === null && hasMore ? (
          <TextLink href={addressOf(query, id)}>
            {fill(messages.page.allOf, { group: title })}
          </TextLink>
        ) : undefined
      }
    >
      <ul className="divide-y divide-line">
        {hits.map((hit) =>
          'url' in hit ? (
            <ResultRow key={hit.id} hit={hit} Icon={icons[id] ?? DocumentTextIcon} />
          ) : null,
        )}
      </ul>
    </Panel>
  ));
}

/** The page of results, of one group or of all. */
export function addressOf(query: string, group: string | null): string {
  return `${searchPath}?q=${encodeURIComponent(query)}${group === null ? '' : `&in=${group}`}`;
}

function ResultRow({
  hit: { title, isTitleHindi, note, isNoteHindi, figure, url },
  Icon,
}: {
  hit: Extract<SearchHit, { url: string }>;
  Icon: Icon;
}) {
  return (
    <li className="relative flex min-h-11 items-center gap-x-3 px-4 py-1.5 hover:bg-surface-sunken max-xs:flex-wrap md:px-5">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1 text-sm md:flex md:items-center md:gap-3">
        {/* The link covers its row. */}
        <RouteLink href={url} className="font-medium after:absolute after:inset-0 hover:underline">
          <span lang={isTitleHindi ? 'hi' : undefined}>{title}</span>
        </RouteLink>
        {note ? (
          <span
            lang={isNoteHindi ? 'hi' : undefined}
            className="block text-xs text-ink-soft md:ml-auto"
          >
            {note}
          </span>
        ) : null}
      </span>
      {figure ? (
        <span className="shrink-0 text-right text-sm font-semibold tabular-nums max-xs:w-full md:min-w-28">
          {figure}
        </span>
      ) : null}
    </li>
  );
}

/** Where to look when nothing was found: the lists that have a search of their own. */
export function OtherSearches({
  query,
  sent,
  hasAnswer,
  messages: { dialog },
}: {
  query: string;
  sent: string;
  /** Then nothing is missing, and only the links are shown. */
  hasAnswer: boolean;
  messages: Messages['search'];
}) {
  const words = encodeURIComponent(sent);
  return (
    <div className="grid gap-3">
      {hasAnswer ? null : (
        <div className="grid justify-items-start gap-2">
          <EmptyDrawing name="search" />
          <p role="status">{fill(dialog.empty, { query })}</p>
        </div>
      )}
      {sent ? (
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            <TextLink href={`${fundsPath}?q=${words}`}>
              {fill(dialog.inFunds, { query: sent })}
            </TextLink>
          </li>
          <li>
            <TextLink href={`${cryptoPath}?q=${words}`}>
              {fill(dialog.inCoins, { query: sent })}
            </TextLink>
          </li>
        </ul>
      ) : null}
    </div>
  );
}
