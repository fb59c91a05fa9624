import type { ComponentType, FunctionComponent, RefObject } from 'react';
import { useLazy, type LoadTrigger } from './use-lazy';

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
