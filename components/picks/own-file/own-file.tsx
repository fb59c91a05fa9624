'use client';

import { useState } from 'react';
import { SampleDownloads } from '@/components/market-files/sample-downloads';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FileField } from '@/components/ui/fields/file-field';
import { useLazy } from '@/components/ui/loading/use-lazy';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { hasEntry } from '@/lib/browser-storage/entries';
import { fileLimits } from '@/lib/market-files/file-limits';
import { companySamples } from '@/lib/market-files/samples/sample-names';
import type { OwnFileProps, Wanted } from './own-view-props';

const endings = ['.csv', '.xlsx', '.zip', '.txt'];

/**
 * A place to drop files. The readers, the screens and all that shows them are fetched with the first file; until then
 * the page has no more scripts than its field.
 */
export function OwnFile(props: OwnFileProps) {
  const { ownFile, marketFile } = props.messages;
  const [wanted, setWanted] = useState<readonly Wanted[]>([]);
  const { code, hasFailed, load } = useLazy(async () => {
    const { OwnFilePanel } = await import('./own-file-panel');
    return { OwnFilePanel };
  });
  const hasSaved = useBrowserValue(
    () => hasEntry('market-files'),
    () => false,
  );
  const open = (next: Wanted) => {
    setWanted([...wanted, next]);
    load();
  };
  const isOpen = wanted.length > 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-sm">
        {ownFile.intro} <strong>{marketFile.stays}</strong>
      </p>
      <FileField
        id="own-market-file"
        label={isOpen ? ownFile.file.next : ownFile.file.label}
        hint={ownFile.file.hint}
        endings={endings}
        maxBytes={fileLimits.bytes}
        labels={ownFile.file.labels}
        onChoose={(file, isAccepted) => {
          if (file && isAccepted) open({ kind: 'file', file });
        }}
      />
      <p className="hidden text-sm noscript:block">{ownFile.needsScripts}</p>
      {hasSaved && !isOpen ? (
        <div>
          <Button variant="secondary" onClick={() => open({ kind: 'saved' })}>
            {ownFile.file.openSaved}
          </Button>
        </div>
      ) : null}
      <SampleDownloads names={companySamples} today={props.today} messages={marketFile.samples} />
      <LiveRegion>
        {isOpen && !code ? (
          hasFailed ? (
            <Alert tone="bad">{ownFile.file.notLoaded}</Alert>
          ) : (
            <p className="text-sm text-ink-soft">{ownFile.file.loading}</p>
          )
        ) : null}
      </LiveRegion>
      {isOpen && code ? <code.OwnFilePanel {...props} wanted={wanted} /> : null}
    </div>
  );
}
