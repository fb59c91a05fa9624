import { refuseExport, refuseFile } from '@/lib/limits/file-limit-store';
import { takeToken } from '@/lib/limits/store';

jest.mock('@/lib/limits/store', () => ({ takeToken: jest.fn() }));
jest.mock('@/lib/env', () => ({ env: { addressHeader: 'x-real-ip' } }));

const request = new Request('http://localhost', { headers: { 'x-real-ip': '203.0.113.7' } });

test('a file counts by address, an export by person; neither is refused while there are some left', async () => {
  jest.mocked(takeToken).mockResolvedValue({ ok: true, value: null });
  expect(await refuseFile(request)).toBeNull();
  expect(await refuseExport('asha')).toBeNull();
  expect(jest.mocked(takeToken).mock.calls).toEqual([
    ['file', { uid: null, address: '203.0.113.7' }],
    ['export', { uid: 'asha', address: null }],
  ]);
});

test('a refusal is a sentence with the wait, uncached', async () => {
  jest.mocked(takeToken).mockResolvedValue({ ok: false, problem: { retryAfterSeconds: 42 } });
  const refused = await refuseExport('asha');
  expect(refused?.status).toBe(429);
  expect(refused?.headers.get('retry-after')).toBe('42');
  expect(refused?.headers.get('cache-control')).toBe('private, no-store');
  expect(await refused?.text()).toContain('42 seconds');
});
