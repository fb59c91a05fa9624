import { CheckIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import type { Messages } from '@/lib/messages';
import { messages } from '@/lib/messages';

const { preview } = messages().auth;

type PreviewMessages = Messages['auth']['preview'];
type PreviewOf = keyof PreviewMessages['pages'];

/** The preview that fits the page to which sign-in leads. */
export function previewFor(returnUrl: string): PreviewOf {
  if (returnUrl.startsWith('/features/stock-picks')) return 'stockPicks';
  return returnUrl.startsWith('/features/financial-education') ? 'financialEducation' : 'dashboard';
}

/**
 * A preview of the page behind the form: three points and a picture with example figures; below the form where there
 * is no room beside it.
 */
export function AuthPreview({ of }: { of: PreviewOf }) {
  const { title, points, picture } = preview.pages[of];
  return (
    <aside
      aria-labelledby="preview"
      className="grid content-center gap-6 max-lg:mx-auto max-lg:mt-8 max-lg:w-full max-lg:max-w-100"
    >
      <div>
        <h2 id="preview" className="text-xl font-semibold lg:text-2xl">
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
      <Picture label={picture} example={preview.example}>
        {of === 'dashboard' ? (
          <DashboardPicture />
        ) : (
          <RowsPicture head={preview.pages[of].head} rows={preview.pages[of].rows} />
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
            className="grid h-13 grid-cols-[minmax(0,3fr)_minmax(0,2fr)_4rem] items-center gap-4 border-t border-line max-sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_3rem] max-sm:gap-2"
          >
            <span className="min-w-0">
              <span className="block truncate text-sm font-semibold">{name}</span>
              <span className="block truncate text-xs text-ink-faint">{detail}</span>
            </span>
            <span className="h-1.5 rounded-full bg-surface-sunken forced-color-adjust-none">
              <span className={`block h-full rounded-full bg-chart-1 ${barClasses[index] ?? ''}`} />
            </span>
            <span className="text-right text-sm font-semibold tabular-nums">{figure}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Drawn for this picture: 37 months of an example, in a box of 600 by 200. */
const valueLine =
  'M0 168 17 166 33 170 50 160 67 158 83 163 100 152 117 149 133 155 150 146 167 138 183 142 200 131 217 134 233 126 250 118 267 124 283 113 300 116 317 104 333 99 350 107 367 96 383 90 400 94 417 82 433 86 450 74 467 69 483 76 500 62 517 57 533 64 550 50 567 46 583 38 600 32';

const investedLine = 'M0 172 L100 162 200 152 300 142 400 132 500 122 600 112';

const parts = [
  { id: 'equity', width: 'w-[47%]', colour: 'bg-chart-1' },
  { id: 'debt', width: 'w-[28%]', colour: 'bg-chart-3' },
  { id: 'gold', width: 'w-[8%]', colour: 'bg-chart-2' },
  { id: 'coins', width: 'w-[3%]', colour: 'bg-chart-4' },
  { id: 'cash', width: 'w-[14%]', colour: 'bg-chart-6' },
] as const;

/** The dashboard as a picture: net worth, its line, and the allocation. */
function DashboardPicture() {
  return (
    <>
      <p className="text-xs text-ink-faint">{preview.dashboard.label}</p>
      <p className="text-4xl font-semibold tabular-nums">{preview.dashboard.figure}</p>
      <p className="text-sm">
        <span className="font-semibold text-gain tabular-nums">{preview.dashboard.change}</span>{' '}
        <span className="text-ink-soft">{preview.dashboard.against}</span>
      </p>
      <svg viewBox="0 0 600 200" className="mt-4 h-auto w-full" aria-hidden="true">
        <linearGradient id="preview-fade" x1="0" x2="0" y1="0" y2="1" className="text-chart-1">
          <stop stopColor="currentColor" stopOpacity="0.22" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
        {[40, 95, 150].map((y) => (
          <line key={y} x2="600" y1={y} y2={y} className="stroke-line" />
        ))}
        <path d={`${valueLine} V200 H0 Z`} fill="url(#preview-fade)" />
        <path
          d={investedLine}
          fill="none"
          strokeWidth="1.5"
          strokeDasharray="4 4"
          className="stroke-ink-faint"
        />
        <path
          d={valueLine}
          fill="none"
          strokeWidth="2.5"
          strokeLinejoin="round"
          className="stroke-chart-1"
        />
        <circle cx="596" cy="33" r="4" className="fill-chart-1" />
      </svg>
      <div className="mt-4 flex h-2.5 gap-0.5 overflow-hidden rounded-sm">
        {parts.map(({ id, width, colour }) => (
          <span key={id} className={`${width} ${colour}`} />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
        {parts.map(({ id, colour }) => (
          <li key={id} className="flex items-center gap-1.5">
            <span className={`size-2.5 rounded-sm ${colour}`} />
            {preview.dashboard.parts[id]}
          </li>
        ))}
      </ul>
    </>
  );
}
