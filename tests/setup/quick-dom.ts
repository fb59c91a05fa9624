/** jsdom replaces its own cache of rules whenever an element, an attribute or a style sheet of the document changes. */
type StyledDocument = { _styleCache: object | null | undefined };

function behind(wrapper: object): StyledDocument {
  const implementation = Object.getOwnPropertySymbols(wrapper).find(
    ({ description }) => description === 'impl',
  );
  if (!implementation) throw new Error('jsdom has no implementation behind its document');
  return Reflect.get(wrapper, implementation) as StyledDocument;
}

const nothingKnown = () => ({
  labelsFor: null as Map<string, HTMLLabelElement[]> | null,
  labels: new WeakMap<HTMLElement, HTMLLabelElement[]>(),
  styles: new WeakMap<Element, CSSStyleDeclaration>(),
  isPlain: new WeakMap<Element, boolean>(),
});

let known = nothingKnown();
let rules: object | null | undefined;

/** What was found out about the document since it changed last. */
function sinceLastChange() {
  const jsdomDocument = behind(document);
  if (!rules || jsdomDocument._styleCache !== rules) {
    known = nothingKnown();
    rules = jsdomDocument._styleCache ??= new WeakMap();
  }
  return known;
}

/**
 * jsdom finds the labels of a control by asking each label of the document for its control, which walks the tree. Testing Library asks
 * that of every control for each look by label: in the largest form three seconds of four. This finds the same labels
 * (HTML, 4.10.4) from the control's side.
 */
const labelable = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

function labelsOf(control: HTMLElement): HTMLLabelElement[] {
  const found = new Set<HTMLLabelElement>();
  if (control.id !== '' && firstWithId(control) === control) {
    for (const label of labelsFor(control)) found.add(label);
  }
  for (
    let label = control.closest('label');
    label;
    label = label.parentElement?.closest('label') ?? null
  ) {
    if (!label.hasAttribute('for') && label.querySelector(labelable) === control) found.add(label);
  }
  return [...found].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

function byFor(labels: Iterable<HTMLLabelElement>): Map<string, HTMLLabelElement[]> {
  const found = new Map<string, HTMLLabelElement[]>();
  for (const label of labels) {
    found.set(label.htmlFor, [...(found.get(label.htmlFor) ?? []), label]);
  }
  return found;
}

/** The labels that name the id of a control. */
function labelsFor(control: HTMLElement): readonly HTMLLabelElement[] {
  const root = rootOf(control);
  const all = () => byFor(root.querySelectorAll('label'));
  const inTree = root === document ? (sinceLastChange().labelsFor ??= all()) : all();
  return inTree.get(control.id) ?? [];
}

const rootOf = (element: Element) => element.getRootNode() as Document | DocumentFragment | Element;

function firstWithId(control: HTMLElement): Element | null {
  const root = rootOf(control);
  // jsdom looks an id of a document up, and searches for one elsewhere.
  return 'getElementById' in root
    ? root.getElementById(control.id)
    : root.querySelector(`#${CSS.escape(control.id)}`);
}

const kinds = [
  'HTMLButtonElement',
  'HTMLInputElement',
  'HTMLMeterElement',
  'HTMLOutputElement',
  'HTMLProgressElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
] as const;

// A few tests of components run without a document.
for (const kind of typeof document === 'undefined' ? [] : kinds) {
  Object.defineProperty(window[kind].prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
      if (!document.contains(this)) return labelsOf(this);
      const { labels } = sinceLastChange();
      const found = labels.get(this) ?? labelsOf(this);
      labels.set(this, found);
      return found;
    },
  });
}

/**
 * What `aria-labelledby` names is searched for by `[id="…"]` in the whole tree. The first element with that id in the document
 * is also the first in each part that contains it.
 */
if (typeof document !== 'undefined') {
  const { querySelector: search } = Element.prototype;
  Element.prototype.querySelector = function (this: Element, selector: string) {
    const [, id] = /^\[id="([^"\\]+)"\]$/.exec(selector) ?? [];
    const found = id === undefined ? null : this.ownerDocument.getElementById(id);
    const isInside = found !== null && found !== this && this.contains(found);
    return isInside ? found : search.call(this, selector);
  };
}

/**
 * For a look by role Testing Library asks for the style of each element and of all around it, and jsdom works each out anew
 * from a hundred rules: a third of the time of these tests. A style is the same until the document changes.
 *
 * These decide who sees and reaches an element. By jsdom's own sheet they follow from the element itself, see `kindOf`.
 */
const ofSight = ['display', 'visibility', 'opacity', 'pointer-events'] as const;
type OfSight = Readonly<Record<string, string>>;

/** The rules of jsdom's sheet for these properties ask for a name, two attributes, `hidden`, and `ruby` around. */
const kindOf = (element: Element) =>
  [
    element.namespaceURI,
    element.localName,
    element.getAttribute('type') === 'hidden',
    element.hasAttribute('open'),
    element.hasAttribute('hidden'),
    element.parentElement?.localName === 'ruby',
  ].join();

if (typeof document !== 'undefined') {
  const workOut = window.getComputedStyle;
  const sightOfKinds = new Map<string, OfSight>();

  function sightOf(element: Element): OfSight {
    const kind = kindOf(element);
    const sight =
      sightOfKinds.get(kind) ??
      Object.fromEntries(ofSight.map((name) => [name, workOut(element).getPropertyValue(name)]));
    sightOfKinds.set(kind, sight);
    return sight;
  }

  /** No rule but those of jsdom's sheet reaches it: neither it nor what is around it has a style of its own. */
  function isPlainlyStyled(element: Element): boolean {
    const { isPlain } = sinceLastChange();
    const parent = element.parentElement;
    const isSo =
      isPlain.get(element) ??
      (!element.hasAttribute('style') && (parent === null || isPlainlyStyled(parent)));
    isPlain.set(element, isSo);
    return isSo;
  }

  function plainStyle(element: Element): CSSStyleDeclaration {
    const sight = sightOf(element);
    let whole: CSSStyleDeclaration | undefined;
    const style = () => (whole ??= workOut(element));
    const getPropertyValue = (name: string) => sight[name] ?? style().getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return getPropertyValue;
        const ofElement = name === 'pointerEvents' ? sight['pointer-events'] : sight[String(name)];
        return ofElement ?? (Reflect.get(style(), name) as unknown);
      },
    });
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !document.contains(element)) return workOut(element, pseudo);
    const { styles } = sinceLastChange();
    const isQuick = () => document.styleSheets.length === 0 && isPlainlyStyled(element);
    const style = styles.get(element) ?? (isQuick() ? plainStyle(element) : workOut(element));
    styles.set(element, style);
    return style;
  };
}

/** React notes in each element where in the source it was made, for its warnings alone: a twentieth of the time of these tests. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  jest.requireActual<Record<string, object>>('react');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
});
