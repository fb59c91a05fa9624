'use client';

import { useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { pictureEndings, pictureLimits } from '@/lib/account/picture-rules';
import { sendPicture, deletePicture, type SendProblem } from '@/lib/account/send-picture';
import { leaveFor } from '@/lib/navigation/leave-for';
import type { Messages } from '@/lib/messages';
import { fillCount } from '@/lib/messages/fill';
import { PressForm } from '@/components/forms/press-form';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { FileField } from '@/components/ui/fields/file-field';
import { LiveRegion } from '@/components/ui/alert';
import type { AvatarCropProps } from './avatar-crop';

type Busy = 'opening' | 'sending' | 'removing';

/** The picture and a field to replace it. The cropping code loads when a file is chosen. */
export function AvatarCard({
  address,
  savedPath,
  removedPath,
  messages,
}: {
  /** Null for the bundled picture. */
  address: string | null;
  savedPath: string;
  removedPath: string;
  messages: Messages['account']['picture'];
}) {
  /** The address of the chosen file, in this browser. */
  const [source, setSource] = useState<string | null>(null);
  const [Crop, setCrop] = useState<ComponentType<AvatarCropProps> | null>(null);
  const [busy, setBusy] = useState<Busy | null>(null);
  const [error, setError] = useState<string | null>(null);
  /** Resets the file field each time cropping is cancelled. */
  const [round, setRound] = useState(0);
  const card = useRef<HTMLDivElement>(null);

  const fail = (problem: SendProblem, { seconds = 0, isRemoval = false } = {}) => {
    setBusy(null);
    const known = isRemoval
      ? { ...messages.problems, ...messages.removeProblems }
      : messages.problems;
    setError(problem === 'too-many' ? fillCount(seconds, messages.tooMany) : known[problem]);
    card.current?.querySelector<HTMLElement>('[type=file]')?.focus();
  };
  const forget = () => {
    if (source) URL.revokeObjectURL(source);
    setSource(null);
  };
  const leave = () => {
    flushSync(() => {
      forget();
      setError(null);
      setRound(round + 1);
    });
    card.current?.querySelector<HTMLElement>('[type=file]')?.focus();
  };

  const choose = async (chosen: File | null, isAccepted: boolean) => {
    setError(null);
    forget();
    if (!chosen || !isAccepted) return;
    if (chosen.size === 0) return fail('empty');
    setBusy('opening');
    try {
      const { AvatarCrop } = await import('./avatar-crop');
      setCrop(() => AvatarCrop);
      setSource(URL.createObjectURL(chosen));
      setBusy(null);
    } catch {
      fail('offline');
    }
  };

  const change = async (
    kind: Busy,
    change: () => ReturnType<typeof deletePicture>,
    path: string,
  ) => {
    if (busy) return;
    setBusy(kind);
    setError(null);
    const result = await change();
    if (result.ok) return leaveFor(path);
    const { problem, seconds } = result.problem;
    fail(problem, { seconds, isRemoval: kind === 'removing' });
  };

  return (
    <Card
      title={messages.title}
      titleId="picture"
      description={messages.description}
      className="lg:self-stretch"
    >
      <div ref={card} className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <div className="grid content-start justify-items-center gap-3">
          <Avatar source={address} size="large" />
          {address ? (
            <PressForm onPress={() => void change('removing', deletePicture, removedPath)}>
              <Button type="submit" variant="quiet" isBusy={busy !== null}>
                {busy === 'removing' ? messages.removing : messages.remove}
              </Button>
            </PressForm>
          ) : null}
        </div>
        <div className="grid content-start gap-4">
          <FileField
            key={round}
            id="picture-file"
            endings={pictureEndings}
            maxBytes={pictureLimits.chosenBytes}
            labels={messages.field}
            label={messages.label}
            hint={messages.hint}
            error={error}
            onChoose={(chosen, isAccepted) => void choose(chosen, isAccepted)}
          />
          <noscript>
            <p className="text-sm text-ink-soft">{messages.needsScripts}</p>
          </noscript>
          <LiveRegion className="text-sm text-ink-soft">
            {busy === 'opening' ? messages.loading : busy === 'sending' ? messages.saving : null}
          </LiveRegion>
          {source && Crop ? (
            <Crop
              source={source}
              isBusy={busy === 'sending'}
              messages={messages}
              onCut={(picture) =>
                picture
                  ? void change('sending', () => sendPicture(picture), savedPath)
                  : fail('damaged')
              }
              onCancel={leave}
              onDamaged={() => {
                forget();
                fail('damaged');
              }}
            />
          ) : null}
        </div>
      </div>
    </Card>
  );
}
