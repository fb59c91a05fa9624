import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStorageApp, EmulatorRegistry, StorageEmulator } from './firebase-tools.mjs';
import { host, listen } from './listen.mjs';
import { saveBeforeAnswer } from './save-before-answer.mjs';
import { keepFilesOnDisk } from './storage-index.mjs';

/** What storage.rules says, without the rules runtime, which is a Java program: no client may do anything. */
const denyEveryClient = {
  verify: async () => ({ permitted: false, issues: { exist: () => false, all: [] } }),
};

/** Google's Storage emulator, whose files survive a restart when there is a data directory. */
export async function startStorage({ projectId, port, dataDirectory }) {
  const blobDirectory = dataDirectory
    ? join(dataDirectory, 'storage')
    : mkdtempSync(join(tmpdir(), 'local-storage-'));
  mkdirSync(blobDirectory, { recursive: true });

  class LocalStorage extends StorageEmulator {
    // The base class asks for it in its constructor.
    getPersistenceTmpDir() {
      return blobDirectory;
    }
    createRulesManager() {
      return { start: async () => {}, stop: async () => {}, getRuleset: () => denyEveryClient };
    }
    async start() {
      const save = dataDirectory
        ? keepFilesOnDisk(this, join(dataDirectory, 'storage.json'), blobDirectory)
        : () => {};
      const app = await createStorageApp(projectId, this);
      this.server = await listen(saveBeforeAnswer(app, save), port);
    }
    async stop() {
      await this.server.close();
      if (!dataDirectory) rmSync(blobDirectory, { recursive: true, force: true });
    }
    getInfo() {
      return { name: 'storage', host, port: this.server?.port ?? port };
    }
  }

  const emulator = new LocalStorage({ projectId, host, port, rules: { name: '', content: '' } });
  await EmulatorRegistry.start(emulator);
  return {
    host: `${host}:${emulator.getInfo().port}`,
    stop: () => EmulatorRegistry.stop('storage'),
  };
}
