import { useCallback, useSyncExternalStore } from 'react';
import { chosen, onChosen, type RememberedChoice } from './remembered-choice';

/** The current choice, updated on change; on the server the default. */
export function useChosen<Value extends string>(choice: RememberedChoice<Value>): Value {
  const follow = useCallback((notify: () => void) => onChosen(choice, notify), [choice]);
  return useSyncExternalStore(
    follow,
    () => chosen(choice),
    () => choice.values[0],
  );
}
