import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, By, Key, until } from 'selenium-webdriver';
import { nextFreePort } from '../ports.mjs';
import { start, stop, untilAnswered } from '../processes.mjs';

export const webkitProgram = '/usr/bin/WebKitWebDriver';
const timeoutMs = 15_000;
const minPort = 20_000;

/** WebKitGTK by WebDriver, on a display of its own. @returns one page, with the methods that browsers.mjs describes */
export async function openWebkit() {
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // It writes the number of its display when the display can be used.
  const [display] = await once(screen.stdout, 'data', { signal: AbortSignal.timeout(timeoutMs) });
  const port = await nextFreePort(minPort);
  const server = start(webkitProgram, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  await untilAnswered(`http://127.0.0.1:${port}/status`);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    })
    .build();
  const find = (selector) => driver.wait(until.elementLocated(By.css(selector)), timeoutMs);
  return {
    goto: (url) => driver.get(url),
    resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
    evaluate: (script, ...values) =>
      driver.executeScript(`return (${script}).apply(null, arguments)`, ...values),
    click: async (selector) => (await find(selector)).click(),
    fill: async (selector, text) => {
      const field = await find(selector);
      await driver.executeScript('arguments[0].select()', field);
      await field.sendKeys(Key.BACK_SPACE, text);
    },
    press: (key) =>
      driver
        .actions()
        .sendKeys(Key[key.toUpperCase()] ?? key)
        .perform(),
    hover: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .perform(),
    picture: () => driver.takeScreenshot(),
    close: async () => {
      await driver.quit().catch(() => undefined);
      await stop(server);
      await stop(screen);
    },
  };
}

/** Debian puts it into the folder of the machine's architecture and of the library's version. */
function findMiniBrowser() {
  const libraries = '/usr/lib';
  const found = readdirSync(libraries)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) =>
      readdirSync(join(libraries, name))
        .filter((inner) => inner.startsWith('webkit2gtk-4'))
        .map((inner) => join(libraries, name, inner, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
  if (!found) throw new Error('WebKitGTK has no MiniBrowser here; install webkit2gtk-driver.');
  return found;
}
