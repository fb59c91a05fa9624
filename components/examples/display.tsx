import { Alert } from '@/components/ui/alert';
import { Amount } from '@/components/ui/figures/amount';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { Progress } from '@/components/ui/progress';
import { Stat } from '@/components/ui/figures/stat';
import { textColumn } from '@/components/ui/data-table/data-column';
import { EmptyTable, FailedTable, LoadingTable } from '@/components/ui/data-table/static-tables';
import { Table } from '@/components/ui/table';

export function AlertExample() {
  return (
    <div className="grid w-full gap-4">
      <Alert title="New financial year">Slabs are those of 2026-27 from 1 April.</Alert>
      <Alert tone="good" title="Saved">
        Your plan is in your account.
      </Alert>
      <Alert tone="warn" title="Prices are from yesterday">
        The exchange did not respond. These are the latest prices we have.
      </Alert>
      <Alert tone="bad" title="Not saved">
        You are offline. Your input is still here: press Save once you are online.
      </Alert>
      <Alert>Without a title, for a single sentence.</Alert>
    </div>
  );
}

export function ProgressExample() {
  return (
    <div className="grid w-full max-w-md gap-5">
      <Progress label="Profile" percent={64} />
      <Progress label="Not started" percent={0} />
      <Progress label="Lesson read" percent={100} />
      <Progress label="Reading the statement…" />
    </div>
  );
}

export function SkeletonExample() {
  return (
    <>
      <Skeleton label="Loading your plans" className="w-64" />
      <Skeleton label="Loading the title" lines={1} className="w-40" />
    </>
  );
}

export function EmptyStateExample() {
  return (
    <div className="grid w-full gap-4">
      <EmptyState
        title="No plans yet"
        action={<ButtonLink href="/features/sip-calculator">Make a plan</ButtonLink>}
      >
        Plans that you save in the calculator appear here, ready to compare.
      </EmptyState>
      <EmptyState title="Nothing matches “gold”" />
    </div>
  );
}

export function CardExample() {
  return (
    <div className="grid w-full gap-4 md:grid-cols-2">
      <Card
        title="Emergency fund"
        titleId="card-example"
        headingLevel={2}
        description="Six months of expenses"
        actions={<Badge tone="good">On track</Badge>}
      >
        <p>₹3.6 lakh of ₹4.2 lakh.</p>
      </Card>
      <Card>
        <p>A card without a title, for a single item.</p>
      </Card>
    </div>
  );
}

export function DisclosureExample() {
  return (
    <div className="grid w-full gap-3">
      <Disclosure title="How is this worked out?">
        <p>Each instalment grows from its own date; the sum is rounded once, at the end.</p>
      </Disclosure>
      <Disclosure title="Where do the rates come from?" isOpen>
        <p>From the Finance Act of the year, section by section.</p>
      </Disclosure>
    </div>
  );
}

export function BadgeExample() {
  return (
    <>
      <Badge>Draft</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="good">Live</Badge>
      <Badge tone="warn">Delayed</Badge>
      <Badge tone="bad">Failed</Badge>
    </>
  );
}

export function StatExample() {
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-6">
      <Stat label="Value in 15 years" value="₹25.23 lakh" note="at 12% a year" isMain />
      <Stat label="Invested" value="₹9 lakh" />
      <Stat label="Last price" value="–" note="The exchange did not respond" />
    </dl>
  );
}

export function AmountExample() {
  const hidden = { hiddenLabel: 'Amount hidden' };
  return (
    <div className="grid w-full gap-4">
      <dl className="flex flex-wrap gap-x-12 gap-y-6">
        <Stat
          label="Net worth"
          value={<Amount full="₹18,43,200" lakh="₹18.43 lakh" {...hidden} />}
          isMain
        />
        <Stat label="Cash" value={<Amount full="₹50,000" {...hidden} />} />
        <Stat label="Gold" value="–" note="No price yet" />
      </dl>
      <p className="max-w-prose text-sm text-ink-soft">
        Written in lakh and crore or in full, and hidden, as chosen under Settings in the top bar.
      </p>
    </div>
  );
}

export function AvatarExample() {
  return (
    <>
      <Avatar source={null} />
      <Avatar source={null} size="medium" />
      <Avatar source={null} size="large" />
      <p className="flex items-center gap-3 font-semibold">
        <Avatar source={null} /> Guest
      </p>
    </>
  );
}

export function TableExample() {
  const rows = [
    { kind: 'SIP', count: '214', total: '₹10,70,000' },
    { kind: 'Redemption', count: '12', total: '−₹2,40,000' },
    { kind: 'Switch', count: '3', total: '–' },
  ];
  return (
    <Table
      caption="Transactions of a year, by type"
      className="w-full"
      rows={rows}
      rowKey={({ kind }) => kind}
      columns={[
        { id: 'kind', title: 'Type', cell: ({ kind }) => kind },
        { id: 'count', title: 'Count', isNumber: true, cell: ({ count }) => count },
        { id: 'total', title: 'Amount', isNumber: true, cell: ({ total }) => total },
      ]}
    />
  );
}

export function TableStatesExample() {
  type Payment = { payee: string; day: string };

  const columns = [
    textColumn<Payment>({ id: 'payee', title: 'Payee', value: ({ payee }) => payee }),
    textColumn<Payment>({ id: 'day', title: 'Day', value: ({ day }) => day }),
  ];
  return (
    <div className="grid w-full grid-cols-1 gap-5">
      <EmptyTable caption="No payments" columns={columns} title="No payments yet">
        <p>Payments appear here once you add the first one.</p>
      </EmptyTable>
      <LoadingTable caption="Payments while they load" columns={columns} label="Loading payments" />
      <FailedTable
        caption="Payments that failed to load"
        columns={columns}
        title="The payments could not be loaded"
        action={
          <ButtonLink href="/component/table-states" variant="secondary">
            Try again
          </ButtonLink>
        }
      >
        <p>The server did not answer in time. Nothing is lost.</p>
      </FailedTable>
    </div>
  );
}
