'use client';

import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/overlay/tooltip';

export function TooltipExample() {
  return (
    <>
      <Tooltip
        align="start"
        tip="Extended internal rate of return: one yearly rate for dated flows."
      >
        {(trigger) => (
          <Button variant="secondary" {...trigger}>
            What is XIRR?
          </Button>
        )}
      </Tooltip>
      <Tooltip tip="Prices are those of the last close.">
        {(trigger) => (
          <Button variant="quiet" {...trigger}>
            As of 20 Nov
          </Button>
        )}
      </Tooltip>
    </>
  );
}
