/** What jsdom lacks of a browser and Headless UI asks for. Nothing moves and nothing is measured here. */
export function provideBrowserParts({ isMotionReduced = false } = {}) {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.getAnimations = () => [];
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: isMotionReduced && query.includes('reduce'),
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
}
