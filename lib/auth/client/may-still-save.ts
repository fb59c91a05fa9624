/** The event by which a script asks the open page whether it may still save, as a form does with `submit`. */
export const saveEventName = 'save';

/**
 * Whether a call that is no form's may be sent. After another member has signed in, the page refuses it and says so
 * (components/shell/member-area.tsx).
 */
export function mayStillSave(): boolean {
  return window.dispatchEvent(new Event(saveEventName, { cancelable: true }));
}
