import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import type { SipAnswer } from '@/lib/sip/domain/answer';
import type { FieldName, SipInputs } from '@/lib/sip/domain/inputs/fields';

/** What every part below the answer is drawn from. */
export type DetailsProps = {
  inputs: SipInputs;
  answer: SipAnswer;
  /** The day on which plans begin. */
  today: IsoDate;
  messages: Messages['sip'];
  /** Changes a field from beside what it changes; absent where the server draws, and links do it. */
  onChoose?: (name: FieldName, value: string) => void;
};
