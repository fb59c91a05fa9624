import 'server-only';
import { z } from 'zod';

/** Control characters and those that turn the direction of writing are left out of a name. */
const unwanted = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The name that a person gives to what they keep; an empty one means that there is none. */
export const savedTitleSchema = z
  .string()
  .transform((text) => text.normalize('NFC').replace(unwanted, '').trim())
  .pipe(z.string().max(60));
