import { z } from 'zod';

/** Shared state of one request, one kind of request, or one provider. */
export const callRecordSchema = z.object({
  writtenAtMs: z.number(),
  /** The last call for an answer, noted before it was made, and how many in a row brought none. */
  lease: z.object({ askedAtMs: z.number(), tries: z.int().positive() }).nullable().default(null),
  /** Not to be called before; 0 where it never failed or has answered since. */
  pausedUntilMs: z.number().default(0),
  /** The calls that are left of a plan. */
  budget: z
    .object({
      essentialLeft: z.number(),
      countedAtMs: z.number(),
      listCalls: z.array(z.number()).max(10_000),
      itemCalls: z.array(z.number()).max(10_000),
    })
    .nullable()
    .default(null),
});

export type CallRecord = z.infer<typeof callRecordSchema>;

export type KnownRecords = (name: string) => CallRecord | null;

export type Decision<Answer> = {
  answer: Answer;
  /** The fields that change, by record; left out where none does. */
  changes?: ReadonlyMap<string, Partial<Omit<CallRecord, 'writtenAtMs'>>>;
};

/** May run several times. */
export type Decide<Answer> = (known: KnownRecords) => Decision<Answer>;

/** Records that all instances share. */
export type SharedRecords = {
  /** What the records hold now. @throws where they cannot be reached */
  read: (names: readonly string[]) => Promise<KnownRecords>;
  /**
   * Reads records, decides and writes in one transaction. No record is written more than once a second: a change that
   * comes earlier waits.
   * @throws RecordsBusyError where others wrote all the time, any other error where the records cannot be reached
   */
  change: <Answer>(names: readonly string[], decide: Decide<Answer>) => Promise<Answer>;
};

export class RecordsBusyError extends Error {
  override name = 'RecordsBusyError';
}
