import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type ExampleCode = { file: string; code: string };

/** The file that draws an example, read while the page is built: what is shown is what runs. */
export function exampleCode(id: string): ExampleCode {
  const file = `components/examples/${id}-example.tsx`;
  return { file, code: readFileSync(join(process.cwd(), file), 'utf8').trimEnd() };
}
