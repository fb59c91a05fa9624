import { PageTabs } from '@/components/ui/page-tabs';
import type { Messages } from '@/lib/messages';
import {
  ownFilePath,
  ownScreenPath,
  picksPath,
  recordPath,
} from '@/lib/picks/domain/company/paths';
import { paperPath } from '@/lib/picks/domain/paper/paper-paths';

const paths = {
  screens: picksPath,
  own: ownScreenPath,
  file: ownFilePath,
  paper: paperPath,
  record: recordPath,
} as const;

export type PicksTab = keyof typeof paths;

/** The pages of stock picks. */
export function PicksTabs({
  current,
  messages,
  className,
}: {
  current: PicksTab;
  messages: Messages['picks']['tabs'];
  className?: string;
}) {
  return (
    <PageTabs
      label={messages.label}
      tabs={(['screens', 'own', 'file', 'paper', 'record'] as const).map((id) => ({
        id,
        title: messages[id],
        href: paths[id],
      }))}
      current={current}
      className={className}
    />
  );
}
