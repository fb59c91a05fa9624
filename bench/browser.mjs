import { chromium } from 'playwright';

/** Gives a Chromium of its own to `work`, and closes it afterwards. @returns what `work` returns */
export async function withBrowser(executablePath, work) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
