import { Stat } from '@/components/ui/stat';
import type { MoodSummary } from '@/lib/crypto/domain/mood-summary';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { notKnown } from '@/lib/money/rupees';

const width = 320;

/** Today's mood on a line from fear to greed, and where it stood before. */
export function MoodGauge({
  summary: { now, dayBefore, weekBefore, monthBefore, low, high, fearDays, days },
  messages,
}: {
  summary: MoodSummary;
  messages: Messages['crypto']['mood'];
}) {
  const at = 8 + (now.value / 100) * (width - 16);
  const before = [
    { label: messages.before.day, reading: dayBefore },
    { label: messages.before.week, reading: weekBefore },
    { label: messages.before.month, reading: monthBefore },
  ];
  return (
    <div className="grid gap-3">
      <p className="text-3xl font-semibold tabular-nums">
        {now.value} <span className="text-xl">{messages.words[now.mood]}</span>
      </p>
      <svg
        viewBox={`0 0 ${width} 28`}
        role="img"
        aria-label={fill(messages.gauge, { value: now.value, mood: messages.words[now.mood] })}
        className="h-auto w-full max-w-md"
      >
        <rect x="8" y="10" width={width - 16} height="8" rx="4" className="fill-surface-sunken" />
        <rect x="8" y="10" width={at - 8} height="8" rx="4" className="fill-chart-1" />
        {[25, 50, 75].map((mark) => (
          <line
            key={mark}
            x1={8 + (mark / 100) * (width - 16)}
            x2={8 + (mark / 100) * (width - 16)}
            y1="6"
            y2="22"
            className="stroke-control"
          />
        ))}
        <circle cx={at} cy="14" r="8" strokeWidth="3" className="fill-chart-1 stroke-surface" />
      </svg>
      <p className="-mt-2 flex max-w-md justify-between text-xs text-ink-soft">
        <span>{messages.ends.fear}</span>
        <span>{messages.ends.greed}</span>
      </p>
      <dl className="grid grid-cols-3 gap-3">
        {before.map(({ label, reading }) => (
          <Stat
            key={label}
            label={label}
            value={reading?.value ?? notKnown}
            note={reading && messages.words[reading.mood]}
          />
        ))}
      </dl>
      <p className="text-sm text-ink-soft">
        {fill(messages.year, { low, high, below: fearDays, count: days })}
      </p>
    </div>
  );
}
