import { Breadcrumb } from '@/components/ui/breadcrumb';
import { messages } from '@/lib/messages';
import { localeOf, type Language, nameOfLanguage } from '@/lib/messages/language';
import { inLanguage, languagesOf } from '@/lib/navigation/in-language';
import { homePath } from '@/lib/navigation/routes';
import { menu, menuPath } from '@/lib/navigation/menu';
import { JsonLd } from './json-ld';

type PageProps = { path: string; siteUrl: string; language?: Language };

/**
 * Home and the menu's way to the page at `path` (its English one), and the page in the other language where there is
 * one; nothing where the page's item disables it.
 */
export function Breadcrumbs({ path, siteUrl, language = 'en' }: PageProps) {
  const { shell, navigation } = messages(language);
  const trail = menuPath(menu(navigation), path);
  const page = trail.at(-1);
  if (!page || page.breadcrumbs === false) return null;
  // A group and the folding list inside it may share a title; it is printed once.
  const steps = trail
    .filter((step, index) => step.title !== trail[index - 1]?.title)
    .map(({ id, title }) => ({ id, title }));
  const hrefLang = language === 'en' ? undefined : localeOf.en;
  return (
    <>
      <div className="no-print flex min-h-5 flex-wrap items-center justify-between gap-x-6">
        <Breadcrumb
          label={shell.breadcrumbs}
          steps={[{ id: 'home', title: navigation.home, href: homePath, hrefLang }, ...steps]}
        />
        <LanguageLink path={path} language={language} />
      </div>
      <BreadcrumbData path={path} siteUrl={siteUrl} language={language} />
    </>
  );
}

/** Home and the way to a page that the menu lacks. The last step is the page itself; all others have an address. */
export function PageCrumbs({ steps }: { steps: readonly { title: string; href?: string }[] }) {
  const { shell, navigation } = messages();
  return (
    <Breadcrumb
      label={shell.breadcrumbs}
      className="no-print"
      steps={[
        { id: 'home', title: navigation.home, href: homePath },
        ...steps.map((step) => ({ id: step.title, ...step })),
      ]}
    />
  );
}

/** Breadcrumbs as structured data for search engines; feature pages show no breadcrumbs. */
export function BreadcrumbData({ path, siteUrl, language = 'en' }: PageProps) {
  const { navigation } = messages(language);
  const page = menuPath(menu(navigation), path).at(-1);
  if (!page) return null;
  return (
    <JsonLd
      data={breadcrumbList(siteUrl, inLanguage(path, language), navigation.home, page.title)}
    />
  );
}

/** Groups have no address, so the list that search engines read holds home and the page. */
function breadcrumbList(siteUrl: string, path: string, home: string, title: string) {
  const item = (position: number, name: string, url: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `${siteUrl}${url}`,
  });
  const items = [item(1, home, homePath)];
  if (path !== homePath) items.push(item(2, title, path));
  return { '@type': 'BreadcrumbList', itemListElement: items };
}

/**
 * The same page in the other language, where there is one. A plain link, so that it costs no script and the new
 * document names its own language; lib/security/first-script.ts adds the query and fragment that the address has at
 * the click.
 */
export function LanguageLink({
  path,
  language,
  query = '',
}: {
  path: string;
  language: Language;
  query?: string;
}) {
  const other = languagesOf(path).find((one) => one !== language);
  if (!other) return null;
  return (
    <a
      href={inLanguage(path, other) + query}
      rel="alternate"
      hrefLang={localeOf[other]}
      lang={localeOf[other]}
      className="link inline-flex min-h-6 items-center text-sm font-semibold"
    >
      {nameOfLanguage[other]}
    </a>
  );
}
