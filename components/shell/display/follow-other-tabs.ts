import { amounts, figures, reading, type RememberedChoice, show, theme } from './remembered-choice';

/**
 * Applies the stored display settings, and from then on what other tabs choose: also on a page without a control for
 * them. Where nothing is stored, a choice that could not be stored stays.
 * @returns the function that ends it
 */
export function followOtherTabs(): () => void {
  const stops = [follow(theme), follow(figures), follow(amounts), follow(reading)];
  window.addEventListener('pageshow', readAnew);
  return () => {
    stops.forEach((stop) => stop());
    window.removeEventListener('pageshow', readAnew);
  };
}

/** A page that Back restores from the memory of the browser got no event of what was stored meanwhile. */
function readAnew({ persisted }: PageTransitionEvent) {
  if (persisted) window.dispatchEvent(new StorageEvent('storage'));
}

function follow<Value extends string>(choice: RememberedChoice<Value>): () => void {
  const stored = choice.storage.read();
  if (stored) show(choice, stored);
  return choice.subscribe(() => undefined);
}
