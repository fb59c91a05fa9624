import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import type { SipAnswer } from '@/lib/sip/domain/answer';
import type { FieldName, SipInputs } from '@/lib/sip/domain/inputs/fields';
import type { TabId } from '@/lib/sip/domain/inputs/tabs';

/** Props of every part below the answer. */
export type PanelProps = {
  inputs: SipInputs;
  answer: SipAnswer;
  /** The day on which plans begin. */
  today: IsoDate;
  messages: Messages['sip'];
  /** Changes a field from beside what it changes; absent where the server draws, and links do it. */
  onChoose?: (name: FieldName, value: string) => void;
};

export type DetailsProps = PanelProps & {
  /** The chosen tab; null for the one that suits the fields. */
  tab: TabId | null;
  /** The part of the query beside the inputs: the fund whose history the plan uses. */
  savedQuery: string;
  /** Whether the page has the plan on a fund's history, which only the server computes. */
  hasHistory: boolean;
  /** Shows a tab; absent where the server draws, and links do it. */
  onTab?: (tab: TabId) => void;
};
