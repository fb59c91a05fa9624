import { messages } from '@/lib/messages';
import { hindiPaths } from '@/lib/navigation/in-language';
import { ownOrigin, rawRequest } from './fixtures/raw-request';
import { expect, test } from './fixtures/test';

const { navigation, shell, sip } = messages('hi');
const english = messages('en');
const sipPath = '/features/sip-calculator';

test('the SIP calculator speaks Hindi, works its answer out in Hindi, and the switch keeps the figures', async ({
  page,
}) => {
  await page.goto(`${sipPath}?m=5000&r=12&y=10&v=1`);
  const monthly = page.getByRole('textbox', { name: english.sip.fields.labels.monthlyRupees });
  await monthly.fill('7000');
  await expect(page).toHaveURL(/m=7000/);
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/features\/sip-calculator\?m=7000/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(navigation.titles.sipCalculator);
  const box = page.getByLabel(sip.fields.labels.monthlyRupees, { exact: true });
  await expect(box).toHaveValue('7,000');
  await box.fill('10000');
  await page.getByLabel(sip.fields.labels.years, { exact: true }).fill('20');
  const answer = page.getByRole('group', { name: sip.answer.title });
  await expect(answer).toContainText('₹99.91 लाख');
  await expect(answer).toContainText('निन्यानवे लाख');
  await expect(page).toHaveURL(/\/hi\/features\/sip-calculator\?m=10000&r=12&y=20/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/^[^?]*:\d+\/features\/sip-calculator\?m=10000&r=12&y=20/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test('what has no Hindi is led to in English, and the document says so', async ({ page }) => {
  await page.goto('/hi/privacy-policy');
  const menu = page.getByRole('navigation', { name: shell.mainMenu });
  await menu.getByRole('link', { name: navigation.titles.deliveryPolicy }).click();
  await expect(page).toHaveURL('/hi/shipping-delivery-policy');
  const forms = menu.getByRole('link', { name: navigation.titles.basicForms });
  await expect(forms).toHaveAttribute('hreflang', 'en-IN');
  await forms.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the policy can be read, and each language leads to the other', async ({ page }) => {
    await page.goto('/hi/privacy-policy');
    await expect(page.getByRole('article')).toContainText(messages('hi').policies.inShort);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await page.getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL('/hi/privacy-policy');
  });
});

test('each page names its twin in the other language', async () => {
  for (const path of hindiPaths) {
    const { body } = await rawRequest(`/hi${path}`);
    const hrefOf = (link: RegExp) => link.exec(body)?.[1];
    expect.soft(hrefOf(/<link rel="canonical" href="([^"]*)"/)).toBe(`${ownOrigin}/hi${path}`);
    expect
      .soft(hrefOf(/<link rel="alternate" hrefLang="en-IN" href="([^"]*)"/i))
      .toBe(`${ownOrigin}${path}`);
  }
});

test('a page in Hindi preloads its font, an English one does not', async () => {
  const fontsOf = async (path: string) => {
    const { body } = await rawRequest(path);
    return [...body.matchAll(/<link rel="preload" href="[^"]*\/([a-z]+)[^/"]*" as="font"/g)].map(
      ([, name]) => name,
    );
  };
  for (const path of hindiPaths) {
    expect.soft(await fontsOf(`/hi${path}`)).toEqual(['inter', 'noto']);
    expect.soft(await fontsOf(path)).toEqual(['inter']);
  }
});
