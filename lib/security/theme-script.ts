/**
 * Runs before the first paint, so that a chosen theme never flashes, hidden amounts never show and a member never
 * sees the guests' user area: these are known to the browser only, since a public page's HTML is the same for
 * everybody. It names the language of a Hindi page, whose <html> comes from a layout that knows no address, and lets
 * the link to the other language take along what stands in the address by then. Keys and values are those of components/shell/display.ts; a test holds the two together. The text is
 * the same on every page, and its hash is in every page's content security policy.
 */
export const themeScript =
  'var e=document.documentElement,d=e.dataset;try{' +
  "[['theme','light','dark'],['figures','full'],['amounts','hidden'],['reading','large','largest']].forEach(function(c){" +
  'var v=localStorage.getItem(c[0]);if(c.indexOf(v)>0)d[c[0]]=v})}catch(e){}' +
  "if(/(^|; )signed-in=1/.test(document.cookie))d.member='';" +
  "if(/^\\/hi\\//.test(location.pathname))e.lang='hi-IN';" +
  "addEventListener('click',function(v){var a=v.target.closest&&v.target.closest('a[rel=alternate]');" +
  'if(a)a.href=a.pathname+location.search+location.hash},true)';
