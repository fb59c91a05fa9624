/**
 * Runs before the first paint, so that a chosen theme never flashes. It is the same on every page: its
 * hash is in every page's content security policy (lib/security/policy.ts), also on static pages.
 */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";
