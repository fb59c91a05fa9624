import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Drawer } from '@/components/ui/overlay/drawer';
import { focusWhenFree } from '@/components/ui/overlay/focus-when-free';

export function DrawerExample() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} variant="secondary" onClick={() => setIsOpen(true)}>
        Open the filters
      </Button>
      <Drawer
        isOpen={isOpen}
        title="Filters"
        closeLabel="Close the filters"
        onClose={() => {
          setIsOpen(false);
          focusWhenFree(opener.current);
        }}
      >
        <p className="px-7 py-5">The filters of the list go here.</p>
      </Drawer>
    </>
  );
}
