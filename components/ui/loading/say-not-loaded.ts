const noticeMs = 10_000;

/** Shows the notice below the top bar, which the server has written: the code of a panel could not be downloaded. */
export function sayNotLoaded() {
  const { dataset } = document.documentElement;
  dataset.notLoaded = '';
  setTimeout(() => delete dataset.notLoaded, noticeMs);
}
