import { dayMs } from '@/lib/calendar/day-count';
import { useEffect, useState } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Switch } from '@/components/ui/fields/switch';
import { TextField } from '@/components/ui/fields/field';
import { browserStorage } from '@/lib/browser-storage/browser-storage';
import { fill } from '@/lib/messages/fill';
import { formatMoment } from '@/lib/calendar/moment-in-india';
import { useBrowserStorage } from '@/lib/browser-storage/use-browser-storage';
import { options as messages } from '@/lib/messages/en/options/options';

/** The savings that a loss is compared with, and the pause from trading. Both stay in the browser and need scripts. */
export function SavingsFields({
  savings,
  isWrong,
  onType,
}: {
  savings: string;
  isWrong: boolean;
  onType: (text: string) => void;
}) {
  return (
    <>
      <TextField
        id="option-savings"
        label={messages.form.savings}
        before="₹"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        hint={messages.form.savingsHint}
        value={savings}
        error={isWrong ? messages.problems['not-a-number'] : null}
        onChange={({ target }) => onType(target.value)}
      />
      <PauseSwitch />
    </>
  );
}

/** The end of the pause in milliseconds. Where storage is blocked there is no pause, and the switch stays off. */
const pauseEnd = browserStorage('option-pause-until', (stored) =>
  typeof stored === 'number' && !Number.isNaN(new Date(stored).getTime()) ? stored : null,
);

/** A pause that the visitor sets for themselves: it forbids nothing, it reminds. */
function PauseSwitch() {
  const end = useBrowserStorage(pauseEnd);
  const [now, setNow] = useState(() => Date.now());
  const toggle = (isOn: boolean) => {
    setNow(Date.now());
    if (isOn) pauseEnd.write(Date.now() + dayMs);
    else pauseEnd.remove();
  };
  useEffect(() => {
    if (end === null || now >= end) return;
    // Past 24.8 days a browser's timer overflows and fires at once; only a changed clock makes a pause that long.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(end - now, dayMs));
    return () => clearTimeout(timer);
  }, [end, now]);
  return (
    <div className="mt-3 grid grid-cols-1 gap-2">
      <Switch
        id="option-pause"
        label={messages.pause.label}
        hint={messages.pause.hint}
        checked={end !== null}
        onChange={({ target }) => toggle(target.checked)}
      />
      <LiveRegion>
        {end === null ? null : (
          <Alert tone="warn">
            {now < end
              ? fill(messages.pause.until, { moment: formatMoment(new Date(end)) })
              : messages.pause.over}
          </Alert>
        )}
      </LiveRegion>
    </div>
  );
}
