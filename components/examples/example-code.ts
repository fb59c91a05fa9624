import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type ExampleCode = { file: string; code: string };

const folder = 'components/examples';
const lineLength = 100;

/**
 * The source of the function that draws an example, read while the page is built: the code shown is the code that runs.
 */
export function exampleCode(id: string): ExampleCode {
  const opening = `export function ${nameOfExample(id)}(`;
  for (const name of readdirSync(join(process.cwd(), folder), { recursive: true })) {
    if (typeof name !== 'string' || !name.endsWith('.tsx')) continue;
    const file = `${folder}/${name}`;
    const statements = statementsOf(readFileSync(join(process.cwd(), file), 'utf8'));
    const example = statements.find((statement) => statement.includes(opening));
    if (example) return { file, code: withImports(example, statements) };
  }
  throw new Error(`No file of ${folder} draws the example ${id}`);
}

/** `text-field` is drawn by `TextFieldExample`. */
export function nameOfExample(id: string): string {
  const words = id.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `${words.join('')}Example`;
}

/** The statements of a formatted module: a blank line is between two of them, none of their inner lines begins a line. */
export function statementsOf(source: string): string[] {
  return source.trimEnd().split(/\n\n(?=\S)/);
}

/** An example as a file of its own: of the imports of its file, those that it uses. */
function withImports(example: string, statements: readonly string[]): string {
  const withoutKeys = example.replaceAll(/\.\w+|\b\w+(?=:)/g, '');
  const words = new Set(withoutKeys.match(/\w+/g));
  const imports = [...statements.join('\n').matchAll(/^(import (?:type )?)\{([^}]+)\}(.+)$/gm)];
  const used = imports.flatMap(([, start = '', names = '', source = '']) => {
    const wanted = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => words.has(name.replace('type ', '')));
    if (wanted.length === 0) return [];
    const inOneLine = `${start}{ ${wanted.join(', ')} }${source}`;
    return inOneLine.length <= lineLength
      ? [inOneLine]
      : [`${start}{\n${wanted.map((name) => `  ${name},\n`).join('')}}${source}`];
  });
  const directives = statements.filter((statement) => statement === "'use client';");
  return [...directives, used.join('\n'), example].join('\n\n');
}
