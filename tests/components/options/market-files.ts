import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readMarketFile } from '@/lib/market-files/read-market-file';

const contents = new Map<string, string>();

const held = new Map<string, Promise<void>>();

/** Lets the reading of a file wait. @returns what ends the wait */
export function holdFile(name: string): () => void {
  let end = () => {};
  held.set(name, new Promise((resolve) => (end = resolve)));
  return end;
}

/**
 * Stands in for the worker, which jsdom lacks; what the worker does is tested in tests/unit/lib/market-files. A file
 * without content fails as a worker that did not load.
 */
export async function readInWorker({ name }: File) {
  await held.get(name);
  const content = contents.get(name);
  if (content === undefined) throw new Error('The worker did not load');
  return readMarketFile(name, new TextEncoder().encode(content));
}

/** Chooses files by their names and contents in the field of this label. */
export async function chooseFiles(label: string, files: Readonly<Record<string, string | null>>) {
  for (const [name, content] of Object.entries(files)) {
    if (content !== null) contents.set(name, content);
  }
  const chosen = Object.keys(files).map((name) => new File(['x'], name));
  await userEvent.upload(screen.getByLabelText(label), chosen);
}
