import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card } from '@/components/ui/card/card';
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
  messages,
  signOutDevice,
}: {
  devices: readonly DeviceRow[];
  messages: Messages['account']['devices'];
  signOutDevice: (form: FormData) => Promise<void>;
}) {
  const nameOf = ({ label }: DeviceRow) => label || messages.unknownDevice;
  return (
    <Card title={messages.title} titleId="devices" description={messages.description}>
      <Table
        caption={messages.caption}
        isCaptionHidden
        rows={devices}
        rowKey={({ sid }) => sid}
        columns={[
          { id: 'device', title: messages.device, cell: nameOf },
          { id: 'since', title: messages.began, isUnbroken: true, cell: ({ since }) => since },
          {
            id: 'seen',
            title: messages.lastSeen,
            isUnbroken: true,
            cell: ({ lastSeen }) => lastSeen,
          },
          {
            id: 'action',
            title: messages.action,
            isUnbroken: true,
            cell: (row) =>
              row.isThisOne ? (
                <Badge tone="accent">{messages.thisDevice}</Badge>
              ) : (
                <form action={signOutDevice}>
                  <input type="hidden" name="sid" value={row.sid} />
                  <Button
                    type="submit"
                    variant="quiet"
                    aria-label={fill(messages.signOutFull, {
                      device: nameOf(row),
                      date: row.since,
                    })}
                  >
                    {messages.signOut}
                  </Button>
                </form>
              ),
          },
        ]}
      />
    </Card>
  );
}
