import type { ReactNode } from 'react';
import { text as textOf } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { PrivacyPolicy } from '@/components/policies/privacy-policy';
import { DeliveryPolicy } from '@/components/policies/delivery-policy';
import { sourceAddresses } from '@/lib/env.settings';
import { messages } from '@/lib/messages';
import { answerTimes } from '@/lib/policies/clauses';
import { dataInventory, type DatumId, type recipients } from '@/lib/policies/data-inventory';
import { planTerms } from '@/lib/premium/plans';
import { contentSecurityPolicy } from '@/lib/security/policy';
import * as providers from '@/lib/sources/providers';
import { giftTerms } from '@/lib/support/gift-terms';
import { readFromDisk, shippedFiles } from '@/tests/unit/architecture/module-graph';

jest.mock('@/components/shell/breadcrumbs', () => ({ Breadcrumbs: () => null }));
jest.mock('@/components/shell/site-link', () => ({
  SiteLink: ({ children }: { children: ReactNode }) => children,
}));

const settings = {
  siteUrl: 'https://site.example',
  grievance: { name: 'Asha Rao', email: 'asha@site.example', address: null },
  firebase: { region: 'asia-south1' },
  hasMailExtension: true,
  mailRelay: 'Relay Ltd',
  consultation: { roomUrl: 'https://meet.example/room' },
  seller: {
    name: 'Nilgiri Ledger Services',
    address: '4 Example Road, Pune 411001',
    gstin: '27AAPFU0939F1ZV',
  },
};

const both = ['en', 'hi'] as const;
const unescaped = (markup: string) =>
  markup.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const markupOf = async (page: ReactNode) =>
  unescaped(
    (await textOf((await prerenderToNodeStream(page)).prelude)).replaceAll(/<!-- -->|<wbr\/>/g, ''),
  );
const privacyPage = (language: (typeof both)[number]) =>
  markupOf(<PrivacyPolicy language={language} settings={settings} />);
const deliveryPage = (language: (typeof both)[number]) =>
  markupOf(<DeliveryPolicy language={language} settings={settings} />);
const hostsOf = (addresses: readonly string[]) =>
  addresses.map((address) => new URL(address).host).sort();

describe.each(both)('the privacy policy in %s', (language) => {
  let page = '';
  beforeAll(async () => {
    page = await privacyPage(language);
  });

  test('has a row for everything that is stored', () => {
    const { inventory } = messages(language).privacyPolicy;
    const missing = (Object.keys(dataInventory) as DatumId[]).filter(
      (id) => !Object.values(inventory[id]).every((text) => page.includes(text)),
    );
    expect(missing).toEqual([]);
  });

  test('names every host that the browser is allowed to contact', () => {
    const policy = contentSecurityPolicy({
      scriptSources: [],
      authEmulatorHost: null,
      isHttps: true,
    });
    const hosts = [...policy.matchAll(/https:\/\/([\w.-]+)/g)].map(([, host = '']) => host);
    expect(hosts).toContain('identitytoolkit.googleapis.com');
    expect(hosts.filter((host) => !page.includes(host))).toEqual([]);
  });

  test('names every source of figures, with every host', () => {
    const all = Object.values(providers);
    const names: Readonly<Record<string, string>> =
      messages(language).privacyPolicy.sourcesTable.names;
    expect(all.length).toBeGreaterThan(10);
    const missing = all
      .flatMap(({ id, name, hosts }) => [names[id] ?? name, ...hosts])
      .filter((text) => !page.includes(text));
    expect(missing).toEqual([]);
    // An address that the settings ask by default belongs to one of the sources.
    const hosts = all.flatMap((provider) => [...provider.hosts]);
    expect(hosts).toEqual(expect.arrayContaining(hostsOf(Object.values(sourceAddresses))));
  });

  test('names mail service, video room, payment and region as they are set', () => {
    for (const text of ['Relay Ltd', 'meet.example', 'NPCI', 'buymeacoffee.com', 'asia-south1']) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain('meet.example/room');
  });

  test('leaves no placeholder open', () => {
    expect(page.replace(/(?:users\/)?\{(?:uid|id|random)\}/g, '')).not.toMatch(/\{\w+\}/);
  });
});

describe.each(both)('the delivery policy in %s', (language) => {
  let page = '';
  beforeAll(async () => {
    page = await deliveryPage(language);
  });

  test('names the seller', () => {
    for (const text of ['Nilgiri Ledger Services', '4 Example Road', '27AAPFU0939F1ZV']) {
      expect(page).toContain(text);
    }
  });

  test('names the page for a new password as that page, which is English, names itself', () => {
    expect(page).toContain(`“${messages().navigation.titles.resetPassword}”`);
  });

  test('promises the times of the one list', () => {
    const { deliveryPolicy } = messages(language);
    const promised = JSON.stringify(deliveryPolicy.clauses);
    for (const name of [
      ...Object.keys({ ...answerTimes, ...planTerms }),
      ...Object.keys(giftTerms).map((name) => `gift${name[0]?.toUpperCase()}${name.slice(1)}`),
    ]) {
      expect(promised).toContain(`{${name}}`);
    }
    expect(page).not.toMatch(/\{\w+\}/);
  });
});

test.each(both)('in %s the policies name buttons and prices as the pages do', async (language) => {
  const { account, premium } = messages('en');
  const pages = [await privacyPage(language), await deliveryPage(language)];
  for (const page of pages) {
    expect(page).toContain(`“${account.data.delete}”`);
    expect(page).toContain(`“${account.data.show}”`);
  }
  expect(pages[1]).toContain(`“${premium.plans.onRequest}”`);
});

test('no page promises a time of its own', () => {
  const times = /\b(?:48|two|2|30) (?:hours|days|working days|घंटे|दिन|कार्य)/;
  for (const language of both) {
    const { policies, deliveryPolicy, premium, privacyPolicy, consultation, support } =
      messages(language);
    const sentences = JSON.stringify([
      policies,
      deliveryPolicy,
      privacyPolicy.clauses,
      premium,
      consultation.complaint,
      support.back,
    ]);
    expect(times.exec(sentences)?.[0]).toBeUndefined();
  }
});

/** Every file of the code that ships and asks somebody over the network, and whom. */
const askers: Readonly<Record<string, 'this site' | 'a source' | keyof typeof recipients>> = {
  'components/crypto/holdings/guest-coins.tsx': 'this site',
  'components/education/learning-outbox.ts': 'this site',
  'components/premium/enquiry-form.tsx': 'this site',
  'components/search/use-found.ts': 'this site',
  'components/shell/member-area.tsx': 'this site',
  'components/support/wall-service.ts': 'this site',
  'components/tax/tools/save-card.tsx': 'this site',
  'lib/account/confirmation-store.ts': 'googleFirebase',
  'lib/account/send-picture.ts': 'this site',
  'lib/auth/client/auth-client.ts': 'this site',
  'lib/auth/client/sign-out.ts': 'this site',
  'lib/offline/saved-copies.ts': 'this site',
  'lib/offline/worker.ts': 'this site',
  'lib/sources/read-answer.ts': 'a source',
  'lib/vitals/measure.ts': 'this site',
};

test('every recipient of a network request is in the policy', () => {
  const asking = /(?<![\w.])fetch\(|sendBeacon\(|new WebSocket\(/;
  const found = shippedFiles.filter((path) => asking.test(readFromDisk(path)));
  expect(found.toSorted()).toEqual(Object.keys(askers));
});
