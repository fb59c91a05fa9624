import { useState, useSyncExternalStore } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { browserEntry } from '@/components/saved/browser-entry';
import { Switch } from '@/components/ui/switch';
import { formatMoment } from '@/lib/calendar/moment-in-india';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

const entry = browserEntry('option-pause-until');
const dayMs = 86_400_000;

/** The end of the pause in milliseconds; null without one, or where the browser keeps nothing. */
function readEnd(): number | null {
  return Number(entry.read()) || null;
}

/** A browser that keeps nothing keeps no pause either; the switch stays off. */
function writeEnd(end: number | null): void {
  entry.write(end === null ? null : String(end));
}

/** A pause that somebody sets for himself: it forbids nothing, it reminds. */
export function PauseSwitch({ messages }: { messages: Messages['options']['pause'] }) {
  const end = useSyncExternalStore(entry.onChange, readEnd, () => null);
  const [now, setNow] = useState(() => Date.now());
  const toggle = (isOn: boolean) => {
    setNow(Date.now());
    writeEnd(isOn ? Date.now() + dayMs : null);
  };
  return (
    <div className="mt-3 grid grid-cols-1 gap-2">
      <Switch
        id="option-pause"
        label={messages.label}
        hint={messages.hint}
        checked={end !== null}
        onChange={({ target }) => toggle(target.checked)}
      />
      <LiveRegion>
        {end === null ? null : (
          <Alert tone="warn">
            {now < end
              ? fill(messages.until, { moment: formatMoment(new Date(end)) })
              : messages.over}
          </Alert>
        )}
      </LiveRegion>
    </div>
  );
}
