/**
 * Runs before the first paint, so that a chosen theme never flashes and a member never sees the guests' user
 * area: both are known to the browser only, since a public page's HTML is the same for everybody. The text is
 * the same on every page, and its hash is in every page's content security policy.
 */
export const themeScript =
  "var d=document.documentElement.dataset;try{var t=localStorage.getItem('theme');" +
  "if(t==='light'||t==='dark')d.theme=t}catch(e){}" +
  "if(/(^|; )signed-in=1/.test(document.cookie))d.member=''";
