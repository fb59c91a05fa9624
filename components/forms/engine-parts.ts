import { writtenQueries } from './written-queries';

/** What `useCalculator` needs only with an engine. Fetched as one piece beside it. */

/** `query` for what may be shared and sent; `fragment` for private amounts, which browsers do not send. */
export type AddressPart = 'query' | 'fragment';

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const pauseMs = 300;

/**
 * Writes the input into the address of the page, and reads the address at the start, after Back and Forward, and when
 * the visitor edits it. It loads with the engine of a calculator.
 * @param onRead gets the query or the fragment, with its first character; @returns whether it is one of the calculator
 * @param onWritten gets what was written
 */
export function writeAddress(
  part: AddressPart,
  onRead: (text: string) => boolean,
  onWritten: ((text: string) => void) | undefined,
) {
  const { location } = window;
  const { pathname } = location;
  const current = () => (part === 'query' ? location.search : location.hash);
  const isServerAnswer = part === 'query' && !writtenQueries.has(pathname + location.search);
  let known = isServerAnswer ? current() : '';

  const read = () => {
    if (current() === known || location.pathname !== pathname) return;
    const before = known;
    known = current();
    if (onRead(known) || part === 'query' || before === '') return;
    // A link to a part of the page took the place of the input. The page is at that part already.
    window.history.replaceState(null, '', pathname + location.search + before);
    known = before;
  };
  const change = part === 'query' ? 'popstate' : 'hashchange';
  window.addEventListener(change, read);
  read();

  const write = (text: string) => {
    const { pathname: path, search, hash } = location;
    // Back may already have led to another page.
    if (path !== pathname) return;
    const url = part === 'query' ? text : path + search + (text && `#${text}`);
    if (url === path + search + hash) return;
    window.history.replaceState(null, '', url);
    known = current();
    if (part === 'query') writtenQueries.add(path + known);
    onWritten?.(text);
  };
  let forget = () => {};
  return {
    /** @param text for a query the whole path, for a fragment what follows the `#`; null leaves the address alone */
    hold(text: string | null): void {
      forget();
      if (text === null) return;
      const writeNow = () => {
        forget();
        write(text);
      };
      const timer = setTimeout(writeNow, pauseMs);
      // A press may lead away, and a change of the address during a navigation would end it: so before it.
      document.addEventListener('click', writeNow, { capture: true });
      forget = () => {
        clearTimeout(timer);
        document.removeEventListener('click', writeNow, { capture: true });
      };
    },
    stop(): void {
      forget();
      window.removeEventListener(change, read);
    },
  };
}

export type Problems = Readonly<Partial<Record<string, unknown>>>;

/**
 * What is wrong now and was so when the typing paused: a message appears once the visitor has stopped typing, and
 * disappears as soon as its cause does.
 */
export function lastingProblems<Found extends Problems>(
  found: Found,
  settled: Problems,
): Partial<Found> {
  const both = Object.entries(found).filter(([name]) => name in settled);
  return Object.fromEntries(both) as Partial<Found>;
}
