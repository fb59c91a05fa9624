import type { MoodSummary } from '@/lib/crypto/domain/mood-summary';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** The crowd's mood today, and where it stood. */
export function MoodLine({
  summary: { now, weekBefore, monthBefore },
  moods,
  messages,
}: {
  summary: MoodSummary;
  moods: Messages['crypto']['mood']['words'];
  messages: Messages['dashboard']['market']['mood'];
}) {
  const before = [
    { text: messages.week, reading: weekBefore },
    { text: messages.month, reading: monthBefore },
  ];
  return (
    <div className="grid content-start gap-1">
      <p className="text-lg font-semibold">
        {fill(messages.now, { value: now.value, mood: moods[now.mood] })}
      </p>
      <svg
        viewBox="0 0 200 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-2 w-full max-w-56"
      >
        <rect width="200" height="8" rx="4" className="fill-surface-sunken" />
        <rect width={now.value * 2} height="8" rx="4" className="fill-chart-1" />
      </svg>
      <p className="text-sm text-ink-soft">
        {before
          .flatMap(({ text, reading }) => (reading ? fill(text, { value: reading.value }) : []))
          .join(' · ')}
      </p>
    </div>
  );
}
