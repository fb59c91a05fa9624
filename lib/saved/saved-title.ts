import 'server-only';
import { lineUpTo } from '@/lib/text/text-schema';

/** The name that a person gives to a saved item; an empty one means that there is none. */
export const savedTitleSchema = lineUpTo(60);
