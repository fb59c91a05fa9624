import { z } from 'zod';
import { vitalNames, widthClasses } from './vital';

/** What a browser that agreed sends when a page is left: figures, the page's pattern, and how wide it was. */
export const beaconSchema = z.strictObject({
  page: z.string().max(80),
  width: z.enum(widthClasses),
  vitals: z
    .array(z.strictObject({ name: z.enum(vitalNames), value: z.number().min(0).max(600_000) }))
    .min(1)
    .max(vitalNames.length)
    .refine((vitals) => new Set(vitals.map(({ name }) => name)).size === vitals.length),
});

export type Beacon = z.infer<typeof beaconSchema>;
