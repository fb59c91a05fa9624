/** The number of frames for which a closing dialog may leave the rest of the page inert. */
const maxFrames = 60;

/**
 * Gives the focus back once the dialog that held it has left: until then the page behind it is inert. Headless
 * UI does this itself only for what had the focus after its code arrived, and ours arrives on first use.
 */
export function focusWhenFree(element: HTMLElement | null, framesLeft = maxFrames): void {
  if (!element || framesLeft === 0) return;
  if (element.closest('[inert]'))
    requestAnimationFrame(() => focusWhenFree(element, framesLeft - 1));
  else element.focus();
}
