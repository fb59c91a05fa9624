'use client';

import { SaveFoot } from '@/components/forms/save-foot';
import { useFormAction } from '@/components/forms/use-form-action';
import type { Messages } from '@/lib/messages';
import type { SavePeersState } from '@/lib/picks/data/save-state';

/** Saves the peers of a share for this member, or forgets the saved ones. A form, so it needs no script. */
export function SavePeers({
  isin,
  peers,
  saveAction,
  messages,
}: {
  isin: string;
  /** ISINs; none forgets those that are saved. */
  peers: readonly string[];
  saveAction: (state: SavePeersState, form: FormData) => Promise<SavePeersState>;
  messages: Messages['picks']['company']['peers'];
}) {
  const { answer, isPending, form } = useFormAction<SavePeersState>(
    saveAction,
    { status: null },
    { failed: { status: 'unavailable' } },
  );
  const { status } = answer;
  return (
    <form {...form} className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="isin" value={isin} />
      {peers.map((peer) => (
        <input key={peer} type="hidden" name="peer" value={peer} />
      ))}
      <SaveFoot
        isSaving={isPending}
        labels={{
          submit: peers.length > 0 ? messages.save : messages.forget,
          saving: messages.saving,
        }}
        status={status}
        outcomes={messages.outcomes}
      />
    </form>
  );
}
