export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const changed = 'themechange';

/** Shows a theme at once and remembers it in this browser; lib/security/theme-script.ts applies it early. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // A browser that keeps nothing still shows the theme until the page is left.
  }
  window.dispatchEvent(new Event(changed));
}

/** The theme that is chosen here, `system` where none is. */
export function chosenTheme(): Theme {
  return themeOf(document.documentElement.dataset.theme);
}

/** Tells of every change, also of one made in another tab, which is then shown here too. */
export function onThemeChange(notify: () => void): () => void {
  const otherTab = ({ key, newValue }: StorageEvent) => {
    if (key !== 'theme') return;
    show(themeOf(newValue));
    notify();
  };
  window.addEventListener(changed, notify);
  window.addEventListener('storage', otherTab);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener('storage', otherTab);
  };
}

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

function themeOf(value: string | null | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
