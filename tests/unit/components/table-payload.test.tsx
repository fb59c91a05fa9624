/**
 * React as server components have it: the condition that Next sets for them.
 *
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["react-server", "node"]}
 */

import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReactNode } from 'react';
import { Table } from '@/components/ui/table';

/** What is used of the package that writes the payload; Next brings it without types. */
type PayloadWriter = {
  registerClientReference: (stub: () => never, file: string, name: string) => () => never;
  renderToPipeableStream: (
    model: ReactNode,
    clientModules: Record<string, { id: string; chunks: string[]; name: string }>,
  ) => { pipe: (to: Writable) => void };
};

function payloadWriter() {
  return jest.requireActual<PayloadWriter>(
    'next/dist/compiled/react-server-dom-webpack/server.node',
  );
}

jest.mock('@/components/ui/table/table-rows', () => ({
  TableRows: payloadWriter().registerClientReference(
    () => {
      throw new Error('A client component does not run on the server.');
    },
    'table-rows',
    'TableRows',
  ),
}));

/** What React sends of a page to the browser. */
async function payloadOf(page: ReactNode): Promise<string> {
  const chunks: string[] = [];
  const text = new Writable({
    write(chunk, _, next) {
      chunks.push(String(chunk));
      next();
    },
  });
  payloadWriter()
    .renderToPipeableStream(page, {
      'table-rows#TableRows': { id: 'table-rows', chunks: [], name: 'TableRows' },
    })
    .pipe(text);
  await finished(text);
  return chunks.join('');
}

function State({ text }: { text: string }) {
  return <b>{text}</b>;
}

test('React misses no key of the cells and heads that a client component places', async () => {
  const payload = await payloadOf(
    <Table
      caption="Plans"
      rows={['SIP', 'NPS']}
      columns={[
        { id: 'name', title: 'Plan', cell: (name) => name },
        {
          id: 'state',
          title: 'State',
          head: <State text="State" />,
          cell: (name) => <State text={`${name} is open`} />,
        },
        {
          id: 'note',
          title: 'Note',
          cell: () => (
            <>
              <State text="Monthly" /> since 2024
            </>
          ),
        },
      ]}
    />,
  );
  // Any error on the console fails this test (tests/setup/no-noise.ts).
  expect(payload).toContain('SIP is open');
});
