import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import protoLoader from '@grpc/proto-loader';

// The wire format as the Admin SDK itself describes it, so that the two cannot drift apart.
const require = createRequire(import.meta.url);
const firestoreRequire = createRequire(require.resolve('firebase-admin/firestore'));
const description = JSON.parse(
  readFileSync(firestoreRequire.resolve('@google-cloud/firestore/build/protos/v1.json'), 'utf8'),
);
const definitions = protoLoader.fromJSON(description, {
  longs: String,
  enums: String,
  bytes: Buffer,
  oneofs: true,
});

export const firestoreService = definitions['google.firestore.v1.Firestore'];

/** A document as its bytes on the wire: nothing is rounded or renamed on the way to the disk. */
const { requestSerialize, requestDeserialize } = firestoreService.UpdateDocument;
export const encodeDocument = (document) => requestSerialize({ document }).toString('base64');
export const decodeDocument = (text) => requestDeserialize(Buffer.from(text, 'base64')).document;
