import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CsvButton } from '@/components/ui/files/csv-button';

test('saves what was loaded with the byte order mark, and says when it could not be loaded', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:here';
  };
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const load = jest
    .fn<Promise<{ name: string; text: string }>, []>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({ name: 'a.csv', text: 'a,b' });
  render(<CsvButton label="Save" failed="Not saved" load={load} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  expect(names).toEqual(['a.csv']);
  const [file] = saved;
  // jsdom's Blob has no arrayBuffer().
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file ?? new Blob());
  });
  expect([...new Uint8Array(bytes)]).toEqual([0xef, 0xbb, 0xbf, 0x61, 0x2c, 0x62]);
  expect(file?.type).toBe('text/csv; charset=utf-8');
});
