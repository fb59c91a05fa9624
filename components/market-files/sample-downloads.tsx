'use client';

import { useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { SampleName } from '@/lib/market-files/samples/sample-names';
import type { Messages } from '@/lib/messages';

/** Files of invented companies to download; the code that makes them is fetched with the press. */
export function SampleDownloads({
  names,
  today,
  messages,
}: {
  names: readonly SampleName[];
  today: IsoDate;
  messages: Messages['marketFile']['samples'];
}) {
  const [hasFailed, setHasFailed] = useState(false);
  const save = async (name: SampleName) => {
    try {
      const [{ sampleFile }, { saveFile }] = await Promise.all([
        import('@/lib/market-files/samples/sample-files'),
        import('@/components/ui/files/save-file'),
      ]);
      const content = await sampleFile(name, today);
      // A copy, since the type of a file's part excludes bytes in shared memory.
      const part = typeof content === 'string' ? content : new Uint8Array(content);
      saveFile(`sample-${name}`, new Blob([part]));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Disclosure title={messages.title} note={messages.note}>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <Button variant="secondary" onClick={() => void save(name)}>
              {messages.names[name]}
            </Button>
          </li>
        ))}
      </ul>
      <LiveRegion className="mt-2 text-sm text-loss">
        {hasFailed ? messages.failed : null}
      </LiveRegion>
    </Disclosure>
  );
}
