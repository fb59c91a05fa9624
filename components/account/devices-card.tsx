import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Table } from '../ui/table';

/** One sign-in, with its moments printed already. */
export type DeviceRow = {
  sid: string;
  label: string;
  since: string;
  lastSeen: string;
  isThisOne: boolean;
};

/** Where somebody is signed in, each place with a way to end it. */
export function DevicesCard({
  devices,
  words,
  signOutDevice,
}: {
  devices: readonly DeviceRow[];
  words: Messages['account']['devices'];
  signOutDevice: (form: FormData) => Promise<void>;
}) {
  const nameOf = ({ label }: DeviceRow) => label || words.unknownDevice;
  return (
    <Card title={words.title} titleId="devices" description={words.description}>
      <Table
        caption={words.caption}
        isCaptionHidden
        rows={devices}
        rowKey={({ sid }) => sid}
        columns={[
          { id: 'device', title: words.device, cell: nameOf },
          { id: 'since', title: words.began, isUnbroken: true, cell: ({ since }) => since },
          { id: 'seen', title: words.lastSeen, isUnbroken: true, cell: ({ lastSeen }) => lastSeen },
          {
            id: 'action',
            title: words.action,
            isUnbroken: true,
            cell: (row) =>
              row.isThisOne ? (
                <Badge tone="accent">{words.thisDevice}</Badge>
              ) : (
                <form action={signOutDevice}>
                  <input type="hidden" name="sid" value={row.sid} />
                  <Button
                    type="submit"
                    variant="quiet"
                    aria-label={fill(words.signOutFull, { device: nameOf(row), date: row.since })}
                  >
                    {words.signOut}
                  </Button>
                </form>
              ),
          },
        ]}
      />
    </Card>
  );
}
