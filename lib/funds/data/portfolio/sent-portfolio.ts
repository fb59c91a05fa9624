import { z } from 'zod';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { isIsin } from '@/lib/text/isin';
import { mostHoldings } from './portfolio-file';

/** Of the request that sends one portfolio: 3,000 holdings with names of Indian length. */
export const mostSentBytes = 500_000;

const text = z.string().trim().min(1);

/** What `npm run funds:portfolios` sends of one sheet. */
export const sentPortfolioSchema = z.object({
  fileName: text.max(200),
  titles: z.array(text.max(500)).max(20),
  asOf: isoDateSchema,
  holdings: z
    .array(
      z.object({
        isin: z.string().refine(isIsin),
        name: text.max(200),
        percent: z.number().min(-101).max(101),
      }),
    )
    .min(1)
    .max(mostHoldings),
});

export type SentPortfolio = z.infer<typeof sentPortfolioSchema>;
