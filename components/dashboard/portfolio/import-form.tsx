'use client';

import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FileField } from '@/components/ui/fields/file-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { importHoldings } from '@/lib/dashboard/server/actions';
import type { ImportState } from '@/lib/dashboard/domain/form-states';
import { fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

const start: ImportState = { status: null, problems: [], count: 0, savedBefore: 0 };
const shownProblems = 30;

/** Purchases from a file: all of them, or a list of the lines that are wrong. */
export function ImportForm({
  maxBytes,
  messages,
  outcomes,
}: {
  maxBytes: number;
  messages: Messages['dashboard']['holdings']['import'];
  outcomes: Messages['dashboard']['outcomes'];
}) {
  const { answer, isPending, form } = useFormAction(importHoldings, start, {
    failed: { status: 'unavailable', problems: [] },
    // A browser refuses to send a file again that was corrected since: it has to be chosen anew.
    resetsAfter: () => true,
  });
  const { status, problems, count, savedBefore } = answer;
  return (
    <form {...form} className="grid gap-3">
      <FileField
        id="import-file"
        name="file"
        label={messages.file}
        hint={messages.hint}
        endings={['.csv']}
        maxBytes={maxBytes}
        labels={messages.labels}
      />
      <div>
        <Button type="submit" variant="secondary" isBusy={isPending}>
          {isPending ? messages.sending : messages.submit}
        </Button>
      </div>
      <LiveRegion>
        {status ? (
          <Alert
            tone={status === 'saved' ? 'good' : 'bad'}
            title={
              status === 'saved'
                ? fillCount(count, messages.done)
                : problems.length > 0
                  ? messages.nothingTaken
                  : undefined
            }
          >
            {problems.length > 0 ? (
              <ul className="mt-1 grid gap-0.5">
                {problems.slice(0, shownProblems).map(({ line, column, problem }) => (
                  <li key={`${line}-${column}-${problem}`}>
                    {messages.line.replace('{line}', String(line))}
                    {column ? (
                      <>
                        , <code>{column}</code>
                      </>
                    ) : null}
                    : {messages.problems[problem]}
                  </li>
                ))}
              </ul>
            ) : status === 'saved' ? (
              savedBefore > 0 && <p>{fillCount(savedBefore, messages.savedBefore)}</p>
            ) : (
              <p>
                {status === 'no-file' || status === 'too-large' || status === 'no-list'
                  ? messages[status]
                  : outcomes[status]}
              </p>
            )}
          </Alert>
        ) : null}
      </LiveRegion>
    </form>
  );
}
