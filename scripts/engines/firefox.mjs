import puppeteer from 'puppeteer-core';

export const firefoxProgram = '/usr/bin/firefox-esr';

/** Firefox by WebDriver BiDi. @returns one page, with the methods that browsers.mjs describes */
export async function openFirefox() {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxProgram,
    headless: true,
    args: ['--no-remote'],
  });
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url, { waitUntil: 'load', timeout: 60_000 }),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (script, ...values) => page.evaluate(script, ...values),
    click: async (selector) => (await page.waitForSelector(selector)).click(),
    fill: async (selector, text) => {
      const field = await page.waitForSelector(selector);
      await field.evaluate((element) => element.select());
      await page.keyboard.press('Backspace');
      await field.type(text);
    },
    press: (key) => page.keyboard.press(key),
    hover: async (x, y) => page.mouse.move(x, y, { steps: 3 }),
    picture: () => page.screenshot({ type: 'png', encoding: 'base64' }),
    close: () => browser.close(),
  };
}
