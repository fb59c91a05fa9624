'use client';

import {
  ArrowPathIcon,
  ArrowsPointingInIcon,
  ArrowsPointingOutIcon,
  EllipsisVerticalIcon,
  XMarkIcon,
} from '@heroicons/react/20/solid';
import type { Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/overlay/menu';

export type CardMenuProps = {
  labels: CardLabels;
  buttonRef: Ref<HTMLButtonElement>;
  isCollapsed: boolean;
  isFullScreen: boolean;
  isReloading: boolean;
  onCollapse: () => void;
  onReload: () => void;
  onFullScreen: () => void;
  onClose: () => void;
};

type IconProps = { className?: string };

const ExpandIcon = ({ className }: IconProps) => <Icon name="chevron-down" className={className} />;
const CollapseIcon = ({ className }: IconProps) => <Icon name="chevron-up" className={className} />;

/** What can be done with a card: each entry says what it would do now. */
export function CardMenu({
  labels: { menu, actions: messages },
  buttonRef,
  isCollapsed,
  isFullScreen,
  isReloading,
  onCollapse,
  onReload,
  onFullScreen,
  onClose,
}: CardMenuProps) {
  return (
    <Menu
      label={menu}
      buttonRef={buttonRef}
      actions={[
        {
          id: 'full-screen',
          label: isFullScreen ? messages.leaveFullScreen : messages.enterFullScreen,
          icon: isFullScreen ? ArrowsPointingInIcon : ArrowsPointingOutIcon,
          onSelect: onFullScreen,
        },
        {
          id: 'collapse',
          label: isCollapsed ? messages.expand : messages.collapse,
          icon: isCollapsed ? ExpandIcon : CollapseIcon,
          onSelect: onCollapse,
        },
        {
          id: 'reload',
          label: messages.reload,
          icon: ArrowPathIcon,
          isDisabled: isReloading,
          onSelect: onReload,
        },
        { id: 'close', label: messages.close, icon: XMarkIcon, onSelect: onClose },
      ]}
    >
      <EllipsisVerticalIcon aria-hidden="true" className="size-5" />
    </Menu>
  );
}

/** The sentences of a card widget, with the card's title already in them. */
export type CardLabels = {
  menu: string;
  actions: {
    collapse: string;
    expand: string;
    reload: string;
    enterFullScreen: string;
    leaveFullScreen: string;
    close: string;
    undo: string;
  };
  /** What is read out after each change; `closed` and `reloadFailed` are also shown. */
  announcements: {
    collapsed: string;
    expanded: string;
    reloading: string;
    reloaded: string;
    reloadFailed: string;
    fullScreen: string;
    normal: string;
    closed: string;
    reopened: string;
  };
};
