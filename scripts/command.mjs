import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printable } from './operator.mjs';
import { red, say } from './progress.mjs';

/** Why a typed path cannot be read, by the code of the error. */
const pathProblems = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'you may not read it',
  EISDIR: 'it is a folder, not a file',
};

/**
 * The options (`values`) and the names (`positionals`) with which a developer's command was called. One that `config`, as
 * for `parseArgs`, does not allow is refused in a sentence, and the process ends with 1.
 */
export function readArguments(config = {}) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(red(printable(error.message)));
    return process.exit(1);
  }
}

/**
 * Runs an operator's command. With --help it prints the comment at the head of the command's file and does nothing else.
 * @param file the address of the command's file: `import.meta.url`
 * @param config as for `parseArgs`; an option or a name that it does not allow is refused
 * @param work gets the options (`values`) and the names (`positionals`). Its error is printed on one line, and the process
 *   ends with 1.
 */
export async function runCommand(file, config, work) {
  try {
    const options = { ...config.options, help: { type: 'boolean', default: false } };
    const { values, positionals } = parseArgs({ ...config, options });
    if (values.help) say(headOf(new URL(file)));
    else await work({ values, positionals });
  } catch (error) {
    console.error(red(printable(messageOf(error))));
    process.exitCode = 1;
  }
}

/** An error in words: where a path cannot be read, the path and why. Node does not name the path of a folder. */
export function messageOf({ path = 'Your path', code, message }) {
  return code in pathProblems ? `${path}: ${pathProblems[code]}.` : message;
}

/** The comment that begins a file, without its stars. */
function headOf(file) {
  const [, comment = ''] = /^\/\*\*\n(.*?) \*\//s.exec(readFileSync(file, 'utf8')) ?? [];
  return comment.replace(/^ \* ?/gm, '').trimEnd();
}
