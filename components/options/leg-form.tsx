import type { SubmitEventHandler } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { EditorMessages } from './form-texts';
import { LegFields, MarketFields } from './leg-fields';
import { optionFormId } from './title-row';
import type { OptionEditorState } from './use-option-editor';

type LegFormProps = {
  editor: OptionEditorState;
  /** Where the form goes without scripts. */
  action: string;
  expiries: readonly IsoDate[];
  maxLegs: number;
  messages: EditorMessages;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
};

/** The legs, the market that they are valued in, and the savings that a loss is compared with. */
export function LegForm(props: LegFormProps) {
  const { editor } = props;
  const { typed, code: engine, messages } = editor;
  const { problems } = messages;
  const labels = props.messages.form;
  return (
    <form
      id={optionFormId}
      action={props.action}
      noValidate
      onSubmit={props.onSubmit}
      className="grid grid-cols-1 gap-2 sm:gap-3"
    >
      <MarketFields
        typed={typed}
        lot={messages.lot}
        problems={problems}
        messages={labels}
        onChange={editor.changeSettings}
      >
        <div role="group" aria-label={labels.legs} className="grid grid-cols-1 gap-2">
          {typed.legs.map((leg, index) => (
            <LegFields
              key={index}
              index={index}
              leg={leg}
              priceHint={messages.legs[index]?.price}
              volatilityHint={messages.legs[index]?.volatility}
              strikeError={problems[`${index}.strike`]}
              expiryError={problems[`${index}.expiry`]}
              lotsError={problems[`${index}.lots`]}
              priceError={problems[`${index}.price`]}
              volatilityError={problems[`${index}.volatility`]}
              messages={labels}
              onChange={editor.changeLeg}
            />
          ))}
        </div>
        <datalist id="option-expiries">
          {props.expiries.map((day) => (
            <option key={day} value={day} />
          ))}
        </datalist>
        {typed.legs.length < props.maxLegs ? (
          <Button id="option-add" type="submit" name="act" value="add" variant="secondary">
            {labels.add}
          </Button>
        ) : (
          <p className="text-sm text-ink-soft">{labels.max}</p>
        )}
      </MarketFields>
      <div className="needs-scripts">
        <Disclosure title={labels.groups.savings}>
          {engine ? (
            <engine.SavingsFields
              savings={editor.savings}
              isWrong={editor.hasBadSavings}
              onType={editor.save}
            />
          ) : (
            <p role="status">{props.messages.answer.loading}</p>
          )}
        </Disclosure>
      </div>
      <Button type="submit" name="act" value="show">
        {labels.submit}
      </Button>
    </form>
  );
}
