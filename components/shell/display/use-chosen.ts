import { useCallback, useSyncExternalStore } from 'react';
import { chosen, onChosen, type RememberedChoice } from './remembered-choice';

/** What is chosen, followed; on the server what holds while nothing is. */
export function useChosen<Value extends string>(choice: RememberedChoice<Value>): Value {
  const follow = useCallback((notify: () => void) => onChosen(choice, notify), [choice]);
  return useSyncExternalStore(
    follow,
    () => chosen(choice),
    () => choice.values[0],
  );
}
