/** The steps that journeys consist of. Each waits, because an engine on a busy machine is slow. */
const timeoutMs = 20_000;
const pauseMs = 100;

/** Opens a page and waits until a press is answered by scripts, where there are any. */
export async function open(page, url) {
  await page.goto(url);
  await expectOn(page, () => document.readyState === 'complete', `${url} is loaded`);
}

export async function click(page, selector) {
  await expectOn(
    page,
    (css) => document.querySelector(css) !== null,
    `${selector} is there`,
    selector,
  );
  await page.click(selector);
}

export function expectText(page, text) {
  return expectOn(
    page,
    (wanted) => document.querySelector('main')?.textContent.includes(wanted),
    `the page says “${text}”`,
    text,
  );
}

/** @param condition asked in the page, with `values`, until it is true */
export async function expectOn(page, condition, what, ...values) {
  const end = Date.now() + timeoutMs;
  let problem = '';
  while (Date.now() < end) {
    try {
      if (await page.evaluate(condition, ...values)) return;
    } catch (error) {
      // Between two pages there is none to ask.
      problem = ` (${error.message})`;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`Not so: ${what}${problem}.`);
}
