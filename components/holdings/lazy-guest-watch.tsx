'use client';

import type { GuestWatchButtonProps } from '@/components/holdings/guest-watch-button';
import { ButtonLink } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/loading/use-lazy';
import { whenNear } from '@/components/ui/loading/triggers';

type Props = Omit<GuestWatchButtonProps, 'messages'> & {
  signInHref: string;
  messages: GuestWatchButtonProps['messages'] & { signIn: string };
};

/** Until its code is there, and without scripts, a link to the sign-in. */
export const LazyGuestWatch = lazyComponent<Props>(
  async () => (await import('@/components/holdings/guest-watch-button')).GuestWatchButton,
  whenNear(0),
  ({ place, signInHref, messages: { watch, signIn } }) => (
    <div ref={place}>
      <ButtonLink href={signInHref} variant="secondary" prefetches={false}>
        {watch}
        <span className="sr-only"> ({signIn})</span>
      </ButtonLink>
    </div>
  ),
);
