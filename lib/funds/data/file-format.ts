import { z } from 'zod';
import { gunzipJson, gzipJson } from '@/lib/gzip-json';

const versionSchema = z.object({ version: z.literal(1) });

/** One kind of stored file: JSON under gzip, whose own checksum reveals a damaged file. */
export type FileFormat<Value> = {
  write: (value: Value) => Promise<Buffer>;
  /** @throws for a damaged file, or one of another release. */
  read: (bytes: Buffer) => Promise<Value>;
};

/** @param maxBytes after decompression @param pack what the schema of the file holds of a value */
export function fileFormat<Schema extends z.ZodObject, Value>(
  schema: Schema,
  maxBytes: number,
  pack: (value: Value) => z.input<Schema>,
  unpack: (file: z.output<Schema>) => Value,
): FileFormat<Value> {
  return {
    write: (value) => gzipJson({ version: 1, ...pack(value) }),
    read: async (bytes) => {
      const file = await gunzipJson(bytes, maxBytes);
      versionSchema.parse(file);
      return unpack(schema.parse(file));
    },
  };
}
