import { createServer, request } from 'node:http';
import { demoMember } from '../demo-member.mjs';
import { click, expectOn, expectText, open } from './steps.mjs';

/**
 * What people do most, in an engine that is not Chromium: each runs on one page (browsers.mjs) against the site at
 * `siteUrl`, and throws where something is not as it must be.
 */
export const journeys = {
  'SIP: another amount gives another answer, and the address holds it': async (page, siteUrl) => {
    await open(page, `${siteUrl}/features/sip-calculator`);
    await expectText(page, '₹99,91,479');
    await page.fill('#sip-m', '20000');
    await expectText(page, '₹1,99,82,9');
    await expectOn(page, () => location.search.includes('m=20000'), 'the address has the amount');
  },

  'income tax: a salary of ₹15 lakh costs ₹97,500 in the new regime': async (page, siteUrl) => {
    await open(page, `${siteUrl}/features/income-tax-calculator`);
    await page.fill('#tax-salaryRupees-gross', '15,00,000');
    await expectText(page, '₹97,500');
    await expectOn(
      page,
      () => location.search === '' && location.hash.length > 1,
      'the inputs stand in the fragment alone',
    );
  },

  'options: another spot draws another payoff': async (page, siteUrl) => {
    await open(page, `${siteUrl}/features/option-trading`);
    const before = await page.evaluate(() => document.querySelector('svg[data-reading]').outerHTML);
    await page.fill('#option-spot', '26,500');
    await expectOn(
      page,
      (old) => document.querySelector('svg[data-reading]').outerHTML !== old,
      'the payoff is drawn anew',
      before,
    );
  },

  'search: words lead to a page': async (page, siteUrl) => {
    await open(page, `${siteUrl}/search`);
    await page.fill('#search-words', 'emergency fund');
    await page.press('Enter');
    await expectOn(page, () => location.search.includes('q=emergency'), 'the words are sought');
    await expectText(page, 'Emergency fund');
  },

  'sign-in leads to the dashboard': async (page, siteUrl) => {
    await open(page, `${siteUrl}/auth/signin`);
    await page.fill('#email', demoMember.email);
    await page.fill('#password', demoMember.password);
    await click(page, 'form button[type=submit]');
    await expectOn(page, () => location.pathname === '/analytics', 'the dashboard opens');
    await expectText(page, 'Asha');
  },

  'a chart is read by pointer and by keys': async (page, siteUrl) => {
    await open(page, `${siteUrl}/features/crypto-market`);
    await open(page, await page.evaluate(() => document.querySelector('tbody th a').href));
    await expectOn(
      page,
      () => document.querySelector('figure svg[data-reading]') !== null,
      'a chart',
    );
    const readout = () =>
      document.querySelector('figure svg[data-reading]').closest('figure').textContent;
    const before = await page.evaluate(readout);
    await page.evaluate(() =>
      document.querySelector('svg[data-reading]').scrollIntoView({ block: 'center' }),
    );
    const [x, y] = await page.evaluate(() => {
      const box = document.querySelector('svg[data-reading]').getBoundingClientRect();
      return [box.left + box.width / 3, box.top + box.height / 2];
    });
    // The first move loads the reader, the second reads.
    await page.hover(x, y);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await page.hover(x + 5, y);
    await expectOn(
      page,
      (old) => document.querySelector('svg[data-reading]').closest('figure').textContent !== old,
      'the readout follows the pointer',
      before,
    );
    const pointed = await page.evaluate(readout);
    await page.evaluate(() =>
      document.querySelector('svg[data-reading]').closest('[tabindex="0"]').focus(),
    );
    await page.press('ArrowLeft');
    await expectOn(
      page,
      (old) => document.querySelector('svg[data-reading]').closest('figure').textContent !== old,
      'the readout follows the arrow keys',
      pointed,
    );
  },

  'the dark theme is chosen, and stays': async (page, siteUrl) => {
    await open(page, `${siteUrl}/privacy-policy`);
    const ink = () => getComputedStyle(document.body).color;
    const before = await page.evaluate(ink);
    await click(page, 'header details.needs-scripts > summary');
    await click(page, 'header details label:has(input[value="dark"])');
    await expectOn(
      page,
      (old) => getComputedStyle(document.body).color !== old,
      'the page is dark',
      before,
    );
    await open(page, `${siteUrl}/privacy-policy`);
    await expectOn(
      page,
      () => document.documentElement.dataset.theme === 'dark',
      'it is dark when it is opened again',
    );
    await page.evaluate(() => localStorage.clear());
  },

  'a form is sent without scripts': async (page, siteUrl) => {
    const proxy = await withoutScripts(siteUrl);
    try {
      await open(page, `${proxy.url}/features/sip-calculator`);
      await page.fill('#sip-m', '20000');
      await page.press('Enter');
      await expectOn(page, () => location.search.includes('m=20000'), 'the form was sent');
      await expectText(page, '₹1,99,82,9');
    } finally {
      proxy.close();
    }
  },
};

/** The site behind a policy that refuses every script, so that a page is what its HTML says. */
async function withoutScripts(siteUrl) {
  const { hostname, port } = new URL(siteUrl);
  const server = createServer((asked, answer) => {
    const { method, headers, url } = asked;
    const onward = request({ hostname, port, method, headers, path: url }, (answered) => {
      const own = answered.headers['content-security-policy'] ?? [];
      answer.writeHead(answered.statusCode, {
        ...answered.headers,
        'content-security-policy': ["script-src 'none'", ...[own].flat()],
      });
      answered.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${server.address().port}`, close: () => server.close() };
}
