import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type FunctionComponent,
  type RefObject,
} from 'react';

/** Calls `load` when the code is wanted, and may call it again after a failure. Returns a function that stops it. */
export type LoadTrigger = (load: () => void, place: HTMLElement | null) => (() => void) | void;

/**
 * Code that loads later, at a trigger that starts with the component, or at a call of `load`. While it is fetched,
 * further calls do nothing; after a failure the next one tries again.
 * @param fetchCode that of the first render is used; a later one is ignored
 */
export function useLazy<Code>(
  fetchCode: (place: HTMLElement | null) => Promise<Code>,
  trigger?: LoadTrigger,
) {
  const [state, setState] = useState<{ code: Code | null; hasFailed: boolean }>({
    code: null,
    hasFailed: false,
  });
  const place = useRef<HTMLDivElement>(null);
  const [loader] = useState(() => {
    let asked: Promise<Code | null> | null = null;
    /** Loads the code unless it is there. @returns null after a failure. */
    const ask = () =>
      (asked ??= fetchCode(place.current).then(
        (code) => {
          setState({ code, hasFailed: false });
          return code;
        },
        () => {
          asked = null;
          setState({ code: null, hasFailed: true });
          return null;
        },
      ));
    /**
     * For a panel of the top bar: where its code does not arrive, a notice that the server has written shows
     * (base.css), until the next press (lib/security/first-script.ts).
     */
    const press = (undo?: () => void) =>
      void ask().then((code) => {
        if (code) return;
        document.documentElement.dataset.notLoaded = '';
        undo?.();
      });
    const load = () => void ask();
    return { load, whenLoaded: ask, press };
  });
  const start = useEffectEvent(() => trigger?.(loader.load, place.current));
  const isLoaded = state.code !== null;
  useEffect(() => (isLoaded ? undefined : start()), [isLoaded]);
  return { ...state, ...loader, place };
}

export type LazyFallback<Props> = ComponentType<
  Props & { place: RefObject<HTMLDivElement | null>; hasFailed: boolean }
>;

/**
 * A component whose code loads later, at a trigger.
 * @param Fallback shown until then, nothing without it; its element with the ref `place` is what the trigger watches
 */
export function lazyComponent<Props extends object>(
  fetchComponent: () => Promise<FunctionComponent<Props>>,
  trigger: LoadTrigger,
  Fallback?: LazyFallback<Props>,
): ComponentType<Props> {
  return function LazyComponent(props: Props) {
    const { code: Component, hasFailed, place } = useLazy(fetchComponent, trigger);
    if (Component) return <Component {...props} />;
    return Fallback ? <Fallback {...props} place={place} hasFailed={hasFailed} /> : null;
  };
}
