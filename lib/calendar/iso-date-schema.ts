import { z } from 'zod';
import type { IsoDate } from './iso-date';
import { isIsoDate } from './read-iso-date';

/** Apart from the parser, so that the browser's code loads no zod for it. */
export const isoDateSchema = z.custom<IsoDate>(isIsoDate);
