import { CheckIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import type { Messages } from '@/lib/messages';
import { DashboardPicture } from './dashboard-picture';

type PreviewMessages = Messages['auth']['preview'];
export type PreviewOf = keyof PreviewMessages['pages'];

/** The preview that fits the page to which sign-in leads. */
export function previewFor(returnUrl: string): PreviewOf {
  if (returnUrl.startsWith('/features/stock-picks')) return 'stockPicks';
  return returnUrl.startsWith('/features/financial-education') ? 'financialEducation' : 'dashboard';
}

/** What waits behind the form: three points and a picture of the page with example figures. It is not shown on phones. */
export function AuthPreview({ of, messages }: { of: PreviewOf; messages: PreviewMessages }) {
  const { title, points, picture } = messages.pages[of];
  return (
    <aside aria-labelledby="preview" className="grid content-center gap-6 max-lg:hidden">
      <div>
        <h2 id="preview" className="text-2xl font-semibold">
          {title}
        </h2>
        <ul className="mt-3 grid gap-2 text-ink-soft">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-2">
              <CheckIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <Picture label={picture} example={messages.example}>
        {of === 'dashboard' ? (
          <DashboardPicture messages={messages.dashboard} />
        ) : (
          <RowsPicture head={messages.pages[of].head} rows={messages.pages[of].rows} />
        )}
      </Picture>
    </aside>
  );
}

function Picture({
  label,
  example,
  children,
}: {
  label: string;
  example: string;
  children: ReactNode;
}) {
  return (
    <div
      role="img"
      aria-label={label}
      className="relative rounded-lg border border-line bg-surface p-5 shadow-raised"
    >
      <div className="absolute top-4 right-5">
        <Badge tone="accent">{example}</Badge>
      </div>
      {children}
    </div>
  );
}

/** By the order of the rows; the bars are an illustration. */
const barClasses = ['w-11/12', 'w-4/5', 'w-2/3', 'w-1/2', 'w-1/3', 'w-1/4'];

/** A list of a members' page as a picture: names, a bar, and a figure at the right. */
function RowsPicture({
  head,
  rows,
}: {
  head: string;
  rows: readonly { name: string; detail: string; figure: string }[];
}) {
  return (
    <>
      <p className="text-lg font-semibold">{head}</p>
      <ul className="mt-3">
        {rows.map(({ name, detail, figure }, index) => (
          <li
            key={name}
            className="grid h-13 grid-cols-[minmax(0,3fr)_minmax(0,2fr)_4rem] items-center gap-4 border-t border-line"
          >
            <span className="min-w-0">
              <span className="block truncate text-sm font-semibold">{name}</span>
              <span className="block truncate text-xs text-ink-faint">{detail}</span>
            </span>
            <span className="h-1.5 rounded-full bg-surface-sunken">
              <span className={`block h-full rounded-full bg-chart-1 ${barClasses[index] ?? ''}`} />
            </span>
            <span className="text-right text-sm font-semibold tabular-nums">{figure}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
