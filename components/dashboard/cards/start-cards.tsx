import { CheckIcon } from '@heroicons/react/20/solid';
import {
  ArrowUpTrayIcon,
  PencilSquareIcon,
  PresentationChartLineIcon,
} from '@heroicons/react/24/outline';
import { GuestTasks } from '@/components/dashboard/start/guest-tasks';
import { TaskList } from '@/components/dashboard/start/task-list';
import { RouteLink } from '@/components/ui/route-link';
import { classNames } from '@/components/ui/class-names';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card/card';
import { dashboardHref, type Viewer } from '@/lib/dashboard/domain/dashboard-query';
import { messages } from '@/lib/messages';
import type { CardView } from './card-view';

const { dashboard } = messages();
const { guest, ...startMessages } = dashboard.start;

export const welcomeCard: CardView<'welcome'> = {
  title: dashboard.titles.welcome,
  isTitleHidden: true,
  lines: 16,
  show: (example) => <Welcome label={dashboard.titles.worth} example={example} />,
};

export const startCard: CardView<'start'> = {
  title: dashboard.titles.start,
  lines: 14,
  show: (tasks, viewer) =>
    viewer.kind === 'guest' ? (
      <GuestTasks
        messages={startMessages}
        tasks={[
          { id: 'sip', ...guest.sip, href: '/features/sip-calculator' },
          { id: 'tax', ...guest.tax, href: '/features/income-tax-calculator' },
          { id: 'household', ...guest.household, href: '#card-checks' },
          { id: 'demo', ...guest.demo, href: dashboardHref({ isDemo: true }) },
          { id: 'account', ...guest.account, href: '/auth/signup?returnUrl=%2Fanalytics' },
        ]}
      />
    ) : (
      <TaskList tasks={tasks} messages={startMessages} />
    ),
};

const ways = [
  { id: 'add', Icon: PencilSquareIcon, href: dashboardHref({ tab: 'holdings', open: 'add' }) },
  { id: 'import', Icon: ArrowUpTrayIcon, href: dashboardHref({ tab: 'holdings', open: 'import' }) },
  { id: 'demo', Icon: PresentationChartLineIcon, href: dashboardHref({ isDemo: true }) },
] as const;

/** The first card of a new member: three ways to start, above an example net-worth chart. */
function Welcome({
  label,
  example,
}: {
  /** "Net worth" */
  label: string;
  /** The heights of the example's line, without a unit. */
  example: readonly number[];
}) {
  return (
    // Beside a longer column the card grows: the drawing stays at its foot.
    <div className="grid h-full grid-cols-1 content-between gap-4">
      <div>
        <p className="text-xs text-ink-faint">{label}</p>
        <p className="max-w-md text-2xl font-semibold">{dashboard.welcome.title}</p>
      </div>
      <ul className="grid gap-3 md:grid-cols-3">
        {ways.map((way, index) => (
          <Way key={way.id} {...way} isMain={index === 0} />
        ))}
      </ul>
      <div className="relative -mx-4 -mb-4 overflow-hidden rounded-b-lg md:-mx-5 md:-mb-5">
        <ExampleLine heights={example} sentence={dashboard.welcome.exampleSentence} />
        <span className="absolute right-5 bottom-5">
          <Badge>{dashboard.welcome.example}</Badge>
        </span>
      </div>
    </div>
  );
}

/** One way to start, as a link with its icon. */
function Way({
  id,
  Icon,
  href,
  isMain = false,
}: (typeof ways)[number] & {
  /** The one filled button of the page. */
  isMain?: boolean;
}) {
  const { title, text } = dashboard.welcome.ways[id];
  return (
    <li>
      <RouteLink
        href={href}
        prefetches={false}
        className={classNames(
          'flex h-full min-h-14 items-center gap-3 rounded-lg border p-3.5 text-sm md:items-start',
          isMain
            ? 'border-accent bg-accent text-on-accent hover:bg-accent-strong'
            : 'border-line bg-surface hover:bg-surface-sunken',
        )}
      >
        <Icon
          aria-hidden="true"
          className={classNames('size-5 shrink-0', isMain ? null : 'text-accent')}
        />
        <span>
          <span className="block font-semibold">{title}</span>
          <span className={classNames('block text-xs', isMain ? null : 'text-ink-soft')}>
            {text}
          </span>
        </span>
      </RouteLink>
    </li>
  );
}

/** Beside the form of a member without holdings: the other ways to start, and what is shown after that. */
export function WaysToStart({ open }: { open: Viewer['open'] }) {
  const { welcome } = dashboard;
  const openWay = open === 'import' ? 'import' : 'add';
  return (
    <Card title={welcome.others} titleId="card-ways" className="h-full">
      <ul className="grid grid-cols-1 gap-3">
        {ways
          .filter(({ id }) => id !== openWay)
          .map((way) => (
            <Way key={way.id} {...way} />
          ))}
      </ul>
      <h3 className="mt-6 text-sm font-semibold">{welcome.thenTitle}</h3>
      <ul className="mt-2 text-sm text-ink-soft">
        {welcome.then.map((figure) => (
          <li
            key={figure}
            className="flex items-center gap-3 border-b border-line py-2.5 last:border-0"
          >
            <CheckIcon aria-hidden="true" className="size-4 shrink-0 text-accent" />
            {figure}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const width = 1000;

const height = 200;

/** An example in grey, without figures. */
function ExampleLine({ heights, sentence }: { heights: readonly number[]; sentence: string }) {
  const max = Math.max(1, ...heights);
  const step = width / Math.max(1, heights.length - 1);
  const points = heights.map(
    (value, index) =>
      `${Math.round(index * step)},${Math.round(height - (value / max) * (height - 10))}`,
  );
  return (
    <svg
      role="img"
      aria-label={sentence}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="block h-32 w-full text-ink md:h-48"
    >
      {[50, 100, 150].map((y) => (
        <path
          key={y}
          d={`M0,${y}H${width}`}
          vectorEffect="non-scaling-stroke"
          className="stroke-line"
        />
      ))}
      <path
        d={`M0,${height}L${points.join(' ')}L${width},${height}z`}
        fill="currentColor"
        fillOpacity="0.06"
      />
      <path
        d={`M${points.join('L')}`}
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.25"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
