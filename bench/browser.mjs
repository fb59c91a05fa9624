import { chromium } from 'playwright';

/** Goes to a page. @throws where it answers with an error, whose page would be measured instead */
export async function visitPage(page, url, options) {
  const answer = await page.goto(url, options);
  if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}.`);
}

/** Gives a Chromium of its own to `work`, and closes it afterwards. @returns what `work` returns */
export async function withBrowser(executablePath, work) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
