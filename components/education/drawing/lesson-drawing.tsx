import { BarChart } from '@/components/charts/bar-chart';
import { Legend, lineKeys } from '@/components/charts/legend';
import { LineChart } from '@/components/charts/line-chart';
import { PayoffChart } from '@/components/charts/payoff-chart';
import type { Series, SeriesTone } from '@/components/charts/series';
import { StackedArea } from '@/components/charts/stacked-area';
import { classNames } from '@/components/ui/class-names';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { LessonId } from '@/lib/education/domain/course-paths';
import { messages as allMessages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent, formatRupees } from '@/lib/money/rupees';
import { type DrawingPlot, type DrawingUnit, lessonDrawings } from './lesson-drawings';

type DrawingMessages = { labels: readonly string[]; across?: string; series?: readonly string[] };

const tones: readonly SeriesTone[] = ['first', 'second', 'third'];
/** From the lowest area. What is invested and the gain have the colours of the SIP calculator. */
const stackTones: readonly SeriesTone[] = ['second', 'first'];

/** The drawing of a lesson with its title and what it shows in a sentence; nothing where the lesson has none. */
export function LessonDrawing({
  lesson,
  today,
  isLow = false,
  className,
}: {
  lesson: LessonId;
  /** The day whose law holds. */
  today: IsoDate;
  /** In a card: less high. */
  isLow?: boolean;
  className?: string;
}) {
  const drawing = lessonDrawings[lesson]?.(today);
  const words = allMessages().lessonDrawings[lesson];
  if (!drawing || !words) return null;
  const { plot, figures } = drawing;
  const id = `drawing-${lesson.replace('/', '-')}`;
  const hasKeys = plot.kind === 'payoff' ? false : (words.series ?? words.labels).length > 1;
  const keys = plot.kind === 'bars' && !words.series ? [] : seriesOf(words, plot);
  return (
    <figure
      aria-labelledby={`${id}-title`}
      className={classNames(
        '@container grid grid-cols-1 content-start',
        isLow && '[&_svg.h-45]:h-34',
        className,
      )}
    >
      <p
        id={`${id}-title`}
        // The value of a bar may stand above the top label.
        className={classNames(
          'text-xs font-semibold text-ink-soft',
          plot.kind === 'bars' && !hasKeys ? 'mb-4' : 'mb-2',
        )}
      >
        {fill(words.title, figures)}
      </p>
      {hasKeys && keys.length > 0 ? (
        <div className="mb-2">
          <Legend id={id} series={plot.kind === 'lines' ? lineKeys(keys) : keys} />
        </div>
      ) : null}
      <Plot id={id} plot={plot} messages={words} />
      <figcaption className="mt-1.5 text-xs text-ink-soft">{fill(words.text, figures)}</figcaption>
    </figure>
  );
}

function Plot({
  id,
  plot,
  messages,
}: {
  id: string;
  plot: DrawingPlot;
  messages: DrawingMessages;
}) {
  if (plot.kind === 'payoff') {
    return (
      <PayoffChart
        id={id}
        points={plot.points}
        breakevens={plot.breakevens}
        priceTitle={messages.labels[0] ?? ''}
        formatPrice={(price) => formatNumber(price)}
        formatProfit={(profit) => formatRupees(profit)}
      />
    );
  }
  const format = formats[plot.unit];
  const series = seriesOf(messages, plot);
  if (plot.kind === 'bars') {
    return <BarChart id={id} categories={messages.labels} series={series} formatValue={format} />;
  }
  const over = {
    steps: plot.steps,
    formatStep: plot.stepUnit ? formats[plot.stepUnit] : (step: number) => formatNumber(step),
    stepTitle: messages.across,
  };
  return plot.kind === 'stack' ? (
    <StackedArea id={id} over={over} series={series} formatValue={format} />
  ) : (
    <LineChart
      over={over}
      series={series}
      formatValue={format}
      holdsZero
      isFilled={series.length === 1}
    />
  );
}

function seriesOf({ labels, series }: DrawingMessages, plot: DrawingPlot): readonly Series[] {
  if (plot.kind === 'payoff') return [];
  const names = plot.kind === 'bars' ? (series ?? ['']) : labels;
  return plot.values.map((values, place) => ({
    id: `s${place}`,
    label: names[place] ?? '',
    tone: (plot.kind === 'stack' ? stackTones : tones)[place] ?? 'first',
    values,
  }));
}

const formats: Readonly<Record<DrawingUnit, (value: number) => string>> = {
  rupees: (value) => formatShortRupees(value),
  percent: (value) => formatPercent(value, 1),
  crore: (value) => formatNumber(value),
};
