import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import type { SipAnswer } from '@/lib/sip/domain/answer';
import type { FieldName, SipInputs } from '@/lib/sip/domain/inputs/fields';
import type { TabId } from '@/lib/sip/domain/inputs/tabs';

/** What every part below the answer is drawn from. */
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
  /** What addresses keep beside the inputs: the fund on whose history the plan stands. */
  savedQuery: string;
  /** Whether the plan on a fund's history is at hand: the server alone works it out. */
  hasHistory: boolean;
  /** Shows a tab; absent where the server draws, and links do it. */
  onTab?: (tab: TabId) => void;
};
