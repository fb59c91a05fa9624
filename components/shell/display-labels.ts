import { messages } from '@/lib/messages';
import { localeOf, nameOfLanguage, type Language } from '@/lib/messages/language';
import type { DisplayLabels } from './display-panel';

/** The sentences of the settings, which stand in the top bar and at the foot of each page. */
export function displayLabels(language?: Language): DisplayLabels {
  const { display } = messages(language);
  const { menu, theme, themes, figures, figuresOf, hide, hideHint } = display;
  const { textSize, textSizes, languageTitle } = display;
  const { measure, measureHint, measureRefused } = display;
  return {
    ...{ menu, theme, themes, figures, figuresOf, hide, hideHint, textSize, textSizes },
    ...{ measure, measureHint, measureRefused },
    languageTitle,
    languages: {
      en: { name: nameOfLanguage.en, locale: localeOf.en },
      hi: { name: nameOfLanguage.hi, locale: localeOf.hi },
    },
  };
}
