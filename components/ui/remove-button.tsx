import { Button, type ButtonProps } from './button';
import { useFocusAfterRemoval } from './use-focus-after-removal';

/** The button of a row that removes the row. The focus then goes to the nearest control. */
export function RemoveButton({ onRemove, ...rest }: ButtonProps & { onRemove: () => void }) {
  const focusAfter = useFocusAfterRemoval();
  return (
    <Button
      {...rest}
      onClick={(event) => {
        focusAfter(event.currentTarget);
        onRemove();
      }}
    />
  );
}
