'use client';

import { Button, ButtonLink } from '@/components/ui/button';

export function ButtonExample() {
  return (
    <>
      <Button>Save plan</Button>
      <Button variant="secondary">Compare</Button>
      <Button variant="quiet">Skip</Button>
      <Button variant="danger">Remove plan</Button>
      <Button isBusy>Saving…</Button>
      <ButtonLink href="/features/sip-calculator" variant="secondary">
        Open the calculator
      </ButtonLink>
    </>
  );
}
