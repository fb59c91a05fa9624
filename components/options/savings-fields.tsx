import { TextField } from '@/components/ui/fields/field';
import type { OptionMessages } from './form-texts';
import { PauseSwitch } from './pause-switch';

/** The savings that a loss is compared with, and the pause from trading. Both stay in the browser and need scripts. */
export function SavingsFields({
  savings,
  isWrong,
  messages,
  onType,
}: {
  savings: string;
  isWrong: boolean;
  messages: OptionMessages;
  onType: (text: string) => void;
}) {
  return (
    <>
      <TextField
        id="option-savings"
        label={messages.form.savings}
        before="₹"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        hint={messages.form.savingsHint}
        value={savings}
        error={isWrong ? messages.problems['not-a-number'] : null}
        onChange={({ target }) => onType(target.value)}
      />
      <PauseSwitch messages={messages.pause} />
    </>
  );
}
