'use client';

import { Button, ButtonLink } from '@/components/ui/button';

export function ButtonExample() {
  return (
    <>
      <Button>Save plan</Button>
      <Button look="secondary">Compare</Button>
      <Button look="quiet">Skip</Button>
      <Button look="danger">Remove plan</Button>
      <Button isBusy>Saving…</Button>
      <ButtonLink href="/features/sip-calculator" look="secondary">
        Open the calculator
      </ButtonLink>
    </>
  );
}
