'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Switch } from '@/components/ui/fields/switch';
import type { Messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { inLanguage, languageOfPath, languagesOf } from '@/lib/navigation/in-language';
import { DisplayChoice } from './display-choice';
import { amounts, choose, figures, reading, theme, useChosen } from './remembered-choice';
import { hasAgreed, refusesByBrowser, setConsent } from '@/lib/vitals/consent';

/** Each language by its own name. */
export type LanguageNames = Readonly<Record<Language, { name: string; locale: string }>>;

/** The personal settings: theme, text size, how amounts are written and whether they show, language, measuring. */
export function DisplayPanel({
  labels,
  languages,
}: {
  labels: Messages['display'];
  languages: LanguageNames;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const areHidden = useChosen(amounts) === 'hidden';

  useEffect(() => {
    const menu = panel.current?.closest('details');
    const shut = () => {
      if (menu) menu.open = false;
    };
    const byKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu?.open) return;
      shut();
      menu.querySelector('summary')?.focus();
    };
    const byPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu?.contains(target)) shut();
    };
    document.addEventListener('keydown', byKey);
    document.addEventListener('pointerdown', byPress);
    return () => {
      document.removeEventListener('keydown', byKey);
      document.removeEventListener('pointerdown', byPress);
    };
  }, []);

  return (
    <div
      ref={panel}
      className="fixed top-14 right-2 z-50 grid max-h-[calc(100dvh-4.5rem)] w-84 max-w-[calc(100vw-1rem)] gap-4 overflow-y-auto rounded-lg border border-line bg-surface-raised p-4 shadow-raised max-lg:max-h-[calc(100dvh-8rem-env(safe-area-inset-bottom))] md:absolute md:top-full md:right-0 low:max-h-[calc(100dvh-4.5rem)]"
    >
      <DisplayChoice choice={theme} legend={labels.theme} labels={labels.themes} />
      <DisplayChoice choice={reading} legend={labels.textSize} labels={labels.textSizes} />
      <DisplayChoice choice={figures} legend={labels.figures} labels={labels.figuresOf} />
      <Switch
        id="hide-amounts"
        label={labels.hide}
        hint={labels.hideHint}
        checked={areHidden}
        onChange={({ target }) => choose(amounts, target.checked ? 'hidden' : 'shown')}
      />
      <LanguageChoice title={labels.languageTitle} names={languages} />
      <MeasureChoice labels={labels} />
    </div>
  );
}

/** The languages of a page that has two. The other one is a document of its own, so the browser loads it anew. */
function LanguageChoice({ title, names }: { title: string; names: LanguageNames }) {
  const { path, language } = languageOfPath(usePathname());
  const languages = languagesOf(path);
  if (languages.length === 1) return null;
  return (
    <div className="grid gap-1">
      <p className="text-sm font-semibold text-ink">{title}</p>
      <ul className="flex gap-4 text-sm">
        {languages.map((each) => (
          <li key={each}>
            {each === language ? (
              <span aria-current="true" className="font-semibold">
                {names[each].name}
              </span>
            ) : (
              <a
                href={inLanguage(path, each)}
                rel="alternate"
                hrefLang={names[each].locale}
                lang={names[each].locale}
                className="link"
              >
                {names[each].name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type MeasureLabels = { measure: string; measureHint: string; measureRefused: string };

/** Whether the visitor helps to measure how fast pages are. Off at first, and off where the browser refuses. */
export function MeasureChoice({ labels }: { labels: MeasureLabels }) {
  const [isAgreed, setIsAgreed] = useState(hasAgreed);
  const isRefused = refusesByBrowser();
  const choose = (isChosen: boolean) => {
    setConsent(isChosen);
    setIsAgreed(hasAgreed());
    if (!isChosen) return;
    import('@/lib/vitals/measure').then(
      ({ measureVitals }) => measureVitals(),
      () => undefined, // Offline: the next page is measured.
    );
  };
  return (
    <Switch
      id="measure-speed"
      label={labels.measure}
      hint={isRefused ? labels.measureRefused : labels.measureHint}
      checked={isAgreed}
      disabled={isRefused}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}
