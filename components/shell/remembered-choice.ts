/**
 * A choice of how the site looks, kept in this browser and shown by an attribute of the root element, where styles
 * find it. lib/security/first-script.ts sets the same attribute from the same key before the first paint.
 */
export type RememberedChoice<Value extends string> = {
  key: string;
  /** The first is what holds while nothing is chosen; it is kept by keeping nothing. */
  values: readonly [Value, ...Value[]];
};

/** Shows a choice at once and remembers it. */
export function choose<Value extends string>(choice: RememberedChoice<Value>, value: Value): void {
  show(choice, value);
  try {
    if (value === choice.values[0]) localStorage.removeItem(choice.key);
    else localStorage.setItem(choice.key, value);
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
  window.dispatchEvent(new Event(changeOf(choice)));
}

/** What is chosen here. */
export function chosen<Value extends string>(choice: RememberedChoice<Value>): Value {
  return valueOf(choice, document.documentElement.dataset[choice.key]);
}

/** Tells of every change, also of one made in another tab, which is then shown here too. */
export function onChosen<Value extends string>(
  choice: RememberedChoice<Value>,
  notify: () => void,
): () => void {
  const otherTab = ({ key, newValue }: StorageEvent) => {
    if (key !== choice.key) return;
    show(choice, valueOf(choice, newValue));
    notify();
  };
  window.addEventListener(changeOf(choice), notify);
  window.addEventListener('storage', otherTab);
  return () => {
    window.removeEventListener(changeOf(choice), notify);
    window.removeEventListener('storage', otherTab);
  };
}

function show<Value extends string>({ key, values }: RememberedChoice<Value>, value: Value): void {
  const { dataset } = document.documentElement;
  if (value === values[0]) delete dataset[key];
  else dataset[key] = value;
}

function valueOf<Value extends string>(
  { values }: RememberedChoice<Value>,
  kept: string | null | undefined,
): Value {
  return values.find((value) => value === kept) ?? values[0];
}

function changeOf({ key }: RememberedChoice<string>): string {
  return `${key}-chosen`;
}
