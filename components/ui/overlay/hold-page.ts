const scrollLock = 'overflow-hidden';
/** Keeps the width of a scrollbar that the scroll lock removes, so that nothing moves sideways. */
const steadyWidth = '[scrollbar-gutter:stable]';

/**
 * Holds the page behind `element`: it does not scroll, and nothing beside the element can be reached by pointer,
 * keyboard or screen reader. The way back out is the function that it returns.
 */
export function holdPage(element: HTMLElement): () => void {
  const root = document.documentElement;
  const wasLocked = root.classList.contains(scrollLock);
  const held = elementsBeside(element).filter((other) => !other.hasAttribute('inert'));
  const hasScrollbar = window.innerWidth > root.clientWidth;
  root.classList.add(scrollLock);
  if (hasScrollbar) root.classList.add(steadyWidth);
  for (const other of held) other.setAttribute('inert', '');
  return () => {
    if (!wasLocked) root.classList.remove(scrollLock, steadyWidth);
    for (const other of held) other.removeAttribute('inert');
  };
}

/** The siblings of the element and of all that it lies in, up to the body. */
function elementsBeside(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter((child) => child !== element);
  return [...siblings, ...elementsBeside(parent)];
}
