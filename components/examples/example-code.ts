import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type ExampleCode = { file: string; code: string };

const folder = 'components/examples';

/** The file that draws an example, read while the page is built: what is shown is what runs. */
export function exampleCode(id: string): ExampleCode {
  const name = readdirSync(join(process.cwd(), folder), { encoding: 'utf8', recursive: true }).find(
    (path) => path.endsWith(`/${id}-example.tsx`),
  );
  if (!name) throw new Error(`No file of ${folder} draws the example ${id}`);
  const file = `${folder}/${name}`;
  return { file, code: readFileSync(join(process.cwd(), file), 'utf8').trimEnd() };
}
