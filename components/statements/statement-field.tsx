import { useEffect, useEffectEvent, useRef } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { FileField } from '@/components/ui/fields/file-field';
import { useLazy } from '@/components/ui/loading/use-lazy';
import { useHasScripts } from '@/components/ui/use-browser-value';
import type { Messages } from '@/lib/messages';
import { statementLimits } from '@/lib/statements/statement-limits';
import type { StatementFile } from './use-statement-file';

/** Without scripts a file is sent as it is, so that only the template is offered then. */
const templateEndings = ['.csv'];
const endings = ['.pdf', '.xlsx', '.csv', '.zip', '.txt'];

/**
 * The file and the button of an import form. The reader of statements and its preview are fetched with the first file
 * that is not the template.
 */
export function StatementField({
  statement,
  isSending,
  submit,
  sending,
  messages,
}: {
  statement: StatementFile;
  isSending: boolean;
  submit: string;
  sending: string;
  messages: Messages['statements']['field'];
}) {
  const { chosen, choose, select } = statement;
  const place = useRef<HTMLDivElement>(null);
  const hasScripts = useHasScripts();
  const { code, hasFailed, load } = useLazy(async () => {
    const { StatementPanel } = await import('./statement-panel');
    return { StatementPanel };
  });
  const forget = useEffectEvent(() => void choose(null));
  // A form that is reset after an import empties the field without a change event.
  useEffect(() => {
    const form = place.current?.closest('form');
    const onReset = () => forget();
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, []);

  return (
    <div ref={place} className="grid grid-cols-1 gap-3">
      <FileField
        id="import-file"
        name="file"
        label={messages.label}
        hint={messages.hint}
        endings={hasScripts ? endings : templateEndings}
        maxBytes={statementLimits.bytes}
        labels={messages}
        onChoose={(file, isAccepted) => {
          void choose(isAccepted ? file : null);
          if (file && isAccepted) load();
        }}
      />
      {/* Without scripts the form sends the file that is chosen. */}
      <p className={classNames('text-sm text-ink-soft', !hasScripts && 'invisible')}>
        {messages.stays}
      </p>
      <LiveRegion>
        {chosen.kind === 'statement' && !code ? (
          hasFailed ? (
            <Alert tone="bad">{messages.notLoaded}</Alert>
          ) : (
            <p className="text-sm text-ink-soft">{messages.loading}</p>
          )
        ) : null}
      </LiveRegion>
      {chosen.kind === 'statement' ? (
        code ? (
          <code.StatementPanel
            key={chosen.count}
            file={chosen.file}
            isSending={isSending}
            sending={sending}
            onSelect={select}
          />
        ) : null
      ) : (
        <div>
          <Button type="submit" variant="secondary" isBusy={isSending}>
            {isSending ? sending : submit}
          </Button>
        </div>
      )}
    </div>
  );
}
