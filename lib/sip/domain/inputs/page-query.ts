import type { IsoDate } from '@/lib/calendar/iso-date';
import type { QueryValues } from '@/lib/query-values';
import { answerOf } from '@/lib/sip/domain/answer';
import { historyQuery, readHistoryQuery } from './history-query';
import { readInputs } from './inputs';
import { nameKey, saidUnder, typedFromQuery } from './query';
import { readSaveStatus, saveStatusKey } from './save-state';
import { readTab } from './tabs';

export type SipPageQuery = ReturnType<typeof readSipPageQuery>;

/** What the address of the page says: the inputs with their answer, the open tab and the fund asked for. */
export function readSipPageQuery(query: QueryValues, today: IsoDate) {
  const asked = readHistoryQuery(query);
  const tab = readTab(query);
  const typed = { ...typedFromQuery(query), tab };
  const read = readInputs(typed, today);
  const savedQuery = historyQuery(asked);
  return {
    today,
    typed,
    read,
    inputs: read.nearest,
    answer: answerOf(read.nearest, today),
    tab,
    asked,
    savedQuery,
    showsHistory: tab === 'fund' || savedQuery !== '',
    isPlain: Object.keys(query).length === 0,
    name: saidUnder(nameKey, query) ?? '',
    saveStatus: readSaveStatus(query[saveStatusKey]),
  };
}
