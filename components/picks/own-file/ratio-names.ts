import { ratioList, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';

/** The ratios in words, such as "debt to equity, pledged holding". */
export const ratioNames = (ids: readonly RatioId[]): string =>
  ids.map((id) => ratioList[id].name.toLowerCase()).join(', ');
