import { ArchiveBoxIcon, PencilIcon, TrashIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/alert';
import { Menu } from '@/components/ui/overlay/menu';

export function MenuExample() {
  const [said, setSaid] = useState('Nothing chosen yet.');
  return (
    <>
      <Menu
        align="start"
        actions={[
          { id: 'rename', label: 'Rename', icon: PencilIcon, onSelect: () => setSaid('Rename.') },
          {
            id: 'archive',
            label: 'Archive',
            icon: ArchiveBoxIcon,
            isDisabled: true,
            onSelect: () => setSaid('Archive.'),
          },
          { id: 'remove', label: 'Remove', icon: TrashIcon, onSelect: () => setSaid('Remove.') },
        ]}
      >
        Options of this plan
        <Icon name="chevron-down" className="size-5" />
      </Menu>
      <LiveRegion className="text-sm text-ink-soft">{said}</LiveRegion>
    </>
  );
}
