import * as z from 'zod/mini';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isCalendarDay } from './calendar-day';
import type { FactField } from './field-names';
import { largestRupees, mayBeNegative, oldestAge, type AmountGroup, type TaxFacts } from './input';

/**
 * What an input may hold when it comes from outside: the address, a saved item. The mini build of zod, because
 * the page reads its own address in the browser.
 */
export function amountSchema(group: AmountGroup) {
  const least = mayBeNegative(group) ? -largestRupees : 0;
  return z.int().check(z.minimum(least), z.maximum(largestRupees));
}

const dateOfBirth = z.string().check(z.refine(isCalendarDay));

const disability = z.enum(['none', 'disability', 'severe']);

export const factSchemas = {
  year: z.literal([2023, 2024, 2025, 2026]),
  age: z.union([
    z.int().check(z.minimum(0), z.maximum(oldestAge)),
    z.pipe(
      dateOfBirth,
      z.transform((text) => text as IsoDate),
    ),
  ]),
  residency: z.enum(['resident', 'nonResident']),
  hraCity: z.enum([
    'ahmedabad',
    'bengaluru',
    'chennai',
    'delhi',
    'hyderabad',
    'kolkata',
    'mumbai',
    'pune',
    'elsewhere',
  ]),
  employer: z.enum(['private', 'government']),
  parentsAge: z.enum(['below60', 'from60']),
  ownDisability: disability,
  dependantDisability: disability,
} satisfies { [Name in FactField]: z.ZodMiniType<TaxFacts[Name]> };
