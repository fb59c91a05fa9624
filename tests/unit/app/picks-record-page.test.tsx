import { renderToStaticMarkup } from 'react-dom/server';
import PicksRecordPage from '@/app/(shell)/picks-record/page';
import { messages } from '@/lib/messages';
import { readNewestStamp } from '@/lib/picks/server/record-store';

jest.mock('next/server', () => ({ connection: () => Promise.resolve() }));
jest.mock('@/lib/env', () => ({ env: { sources: { isSample: true } } }));
jest.mock('@/lib/picks/server/record-store', () => ({ readNewestStamp: jest.fn() }));
jest.mock('@/components/shell/breadcrumbs', () => ({ PageCrumbs: () => null }));
jest.mock('@/components/ui/text-link', () => ({
  TextLink: ({ href }: { href: string }) => <a href={href}>link</a>,
}));

const { picksRecord } = messages();
const hash = '0123456789abcdef'.repeat(4);
const page = async () => renderToStaticMarkup(await PicksRecordPage());

test('shows how many lists there are, of when the newest is, and its whole hash', async () => {
  jest
    .mocked(readNewestStamp)
    .mockResolvedValue({ sequence: 48, hash, ranOn: '2026-11-21', universeKind: 'sample' });
  const html = await page();
  expect(html).toContain(`>${hash}</code>`);
  expect(html).toContain('>48<');
  expect(html).toContain('>21 Nov 2026<');
  expect(html).toContain(picksRecord.universes.sample);
  expect(html).toContain(picksRecord.sample);
});

test('says that the record is empty', async () => {
  jest.mocked(readNewestStamp).mockResolvedValue(null);
  expect(await page()).toContain(picksRecord.none);
});

test('is shown, and says why, when the record cannot be reached', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(readNewestStamp).mockRejectedValue(new Error('a secret of the database'));
  const html = await page();
  expect(html).toContain(picksRecord.unavailable);
  expect(html).toContain(picksRecord.how.title);
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret');
});
