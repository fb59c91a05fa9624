import type { ComponentType } from 'react';
import type { Messages } from '@/lib/messages';
import { AlertExample } from './alert-example';
import { AvatarExample } from './avatar-example';
import { BadgeExample } from './badge-example';
import { BreadcrumbExample } from './breadcrumb-example';
import { ButtonExample } from './button-example';
import { CardExample } from './card-example';
import { CardWidgetExample } from './card-widget-example';
import { DisclosureExample } from './disclosure-example';
import { EmptyStateExample } from './empty-state-example';
import { LinkExample } from './link-example';
import type { OnDemandId } from './example-on-demand';
import { PaginationExample } from './pagination-example';
import { PaginationLinksExample } from './pagination-links-example';
import { ProgressExample } from './progress-example';
import { SkeletonExample } from './skeleton-example';
import { StatExample } from './stat-example';
import { TabsExample } from './tabs-example';
import { TooltipExample } from './tooltip-example';

/**
 * One part of the kit as /component shows it. Its code is `components/examples/<id>-example.tsx`, its words are
 * `entries` of lib/messages/en/examples.ts. What brings much code to the browser is on demand: it has its line in
 * example-on-demand.tsx instead of an `Example` here.
 */
export type Example =
  | { id: ExampleId; Example: ComponentType; isOnCanvas?: true }
  | { id: OnDemandId & ExampleId; isOnDemand: true };

type ExampleId = keyof Messages['examples']['entries'];

export type ExampleGroup = {
  id: Exclude<keyof Messages['examples']['groups'], 'foundations'>;
  examples: readonly Example[];
};

/** Every part of the kit, in the order of the page. A new part is one more entry. */
export const exampleGroups: readonly ExampleGroup[] = [
  {
    id: 'actions',
    examples: [
      { id: 'button', Example: ButtonExample },
      { id: 'link', Example: LinkExample },
      { id: 'menu', isOnDemand: true },
    ],
  },
  {
    id: 'navigation',
    examples: [
      { id: 'tabs', Example: TabsExample },
      { id: 'breadcrumb', Example: BreadcrumbExample },
      { id: 'pagination', Example: PaginationExample },
      { id: 'pagination-links', Example: PaginationLinksExample },
    ],
  },
  {
    id: 'feedback',
    examples: [
      { id: 'alert', Example: AlertExample },
      { id: 'toast', isOnDemand: true },
      { id: 'progress', Example: ProgressExample },
      { id: 'skeleton', Example: SkeletonExample },
      { id: 'empty-state', Example: EmptyStateExample },
    ],
  },
  {
    id: 'overlays',
    examples: [
      { id: 'dialog', isOnDemand: true },
      { id: 'drawer', isOnDemand: true },
      { id: 'tooltip', Example: TooltipExample },
    ],
  },
  {
    id: 'surfaces',
    examples: [
      { id: 'card', Example: CardExample, isOnCanvas: true },
      { id: 'card-widget', Example: CardWidgetExample, isOnCanvas: true },
      { id: 'disclosure', Example: DisclosureExample },
    ],
  },
  {
    id: 'figures',
    examples: [
      { id: 'badge', Example: BadgeExample },
      { id: 'stat', Example: StatExample },
      { id: 'avatar', Example: AvatarExample },
    ],
  },
];
