import type * as Channel from '@/lib/auth/client/session-channel';

/** A tab has a copy of the module of its own. */
function openTab(): typeof Channel {
  let tab: typeof Channel | undefined;
  jest.isolateModules(() => {
    tab = jest.requireActual<typeof Channel>('@/lib/auth/client/session-channel');
  });
  if (!tab) throw new Error('The module was not loaded');
  return tab;
}

const opened: BroadcastChannel[] = [];
const RealChannel = globalThis.BroadcastChannel;

beforeAll(() => {
  globalThis.BroadcastChannel = class extends RealChannel {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }
  };
});

afterAll(() => {
  opened.forEach((channel) => channel.close());
  globalThis.BroadcastChannel = RealChannel;
});

/** A message that is sent now has arrived, and the turn of the event loop in which earlier ones arrived is over. */
async function delivered(): Promise<void> {
  const [sender, receiver] = [new RealChannel('delivered'), new RealChannel('delivered')];
  const arrived = new Promise((resolve) => (receiver.onmessage = resolve));
  sender.postMessage(null);
  await arrived;
  await new Promise((resolve) => setImmediate(resolve));
  sender.close();
  receiver.close();
}

test('the other tabs hear of a change; the tab that speaks does not', async () => {
  const [here, there] = [openTab(), openTab()];
  const [heardHere, heardThere] = [jest.fn(), jest.fn()];
  here.onSessionChange(heardHere);
  const stop = there.onSessionChange(heardThere);
  here.announceSession('signed-out');
  await delivered();
  expect(heardThere.mock.calls).toEqual([['signed-out']]);
  expect(heardHere).not.toHaveBeenCalled();
  stop();
  here.announceSession('signed-in');
  await delivered();
  expect(heardThere).toHaveBeenCalledTimes(1);
});

test('an unknown message is ignored', async () => {
  const tab = openTab();
  const heard = jest.fn();
  tab.onSessionChange(heard);
  const stranger = new BroadcastChannel('session');
  stranger.postMessage({ kind: 'signed-out' });
  await delivered();
  expect(heard).not.toHaveBeenCalled();
});
