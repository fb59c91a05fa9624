import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { focusWhenFree } from '@/components/ui/overlay/focus-when-free';

export function DialogExample() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    focusWhenFree(opener.current);
  };
  return (
    <>
      <Button ref={opener} variant="danger" onClick={() => setIsOpen(true)}>
        Remove plan
      </Button>
      <Dialog
        isOpen={isOpen}
        title="Remove this plan?"
        description="It is removed from your account and all your devices. This cannot be undone."
        onClose={close}
        actions={
          <>
            <Button variant="secondary" data-autofocus onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Remove it
            </Button>
          </>
        }
      />
    </>
  );
}
