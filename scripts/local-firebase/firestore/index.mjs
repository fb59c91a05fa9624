import { join } from 'node:path';
import grpc from '@grpc/grpc-js';
import { host } from '../listen.mjs';
import { Journal } from './journal.mjs';
import { firestoreService } from './protocol.mjs';
import { FirestoreService } from './service.mjs';

const maximumBytes = 64 * 1024 * 1024;

/** Firestore for firebase-admin, in plain Node: what FIRESTORE_EMULATOR_HOST points at. */
export async function startFirestore({ port, dataDirectory }) {
  const journal = dataDirectory ? new Journal(join(dataDirectory, 'firestore.journal')) : null;
  const service = new FirestoreService(journal);
  const server = new grpc.Server({
    'grpc.max_receive_message_length': maximumBytes,
    'grpc.max_send_message_length': maximumBytes,
  });
  server.addService(firestoreService, handlers(service));
  const bound = await new Promise((resolve, reject) => {
    const credentials = grpc.ServerCredentials.createInsecure();
    server.bindAsync(`${host}:${port}`, credentials, (error, number) =>
      error ? reject(error) : resolve(number),
    );
  });
  return {
    host: `${host}:${bound}`,
    async stop() {
      server.forceShutdown();
      service.close();
    },
  };
}

function handlers(service) {
  const single = Object.entries(service.single).map(([name, answer]) => [
    name,
    async (call, reply) => {
      try {
        assertOwner(call);
        reply(null, await answer(call.request));
      } catch (error) {
        reply(wireError(error));
      }
    },
  ]);
  const stream = Object.entries(service.stream).map(([name, answer]) => [
    name,
    async (call) => {
      try {
        assertOwner(call);
        for (const each of await answer(call.request)) call.write(each);
        call.end();
      } catch (error) {
        // grpc-js sends the status on an `error` event; a destroyed stream would send none.
        call.emit('error', wireError(error));
      }
    },
  ]);
  return Object.fromEntries([...single, ...stream]);
}

/**
 * The Admin SDK sends the token "owner" to an emulator; every other caller is a client, and clients have no rights.
 */
function assertOwner(call) {
  if (call.metadata.get('authorization')[0] === 'Bearer owner') return;
  throw Object.assign(new Error('Every client is denied (firestore.rules).'), {
    code: grpc.status.PERMISSION_DENIED,
  });
}

function wireError(error) {
  if (typeof error.code === 'number') return { code: error.code, details: error.message };
  console.error(error);
  return { code: grpc.status.INTERNAL, details: error.message };
}
