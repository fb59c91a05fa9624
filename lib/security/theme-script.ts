/**
 * Runs before the first paint, so that a chosen theme never flashes, hidden amounts never show and a member never
 * sees the guests' user area: these are known to the browser only, since a public page's HTML is the same for
 * everybody. Keys and values are those of components/shell/display.ts; a test holds the two together. The text is
 * the same on every page, and its hash is in every page's content security policy.
 */
export const themeScript =
  'var d=document.documentElement.dataset;try{' +
  "[['theme','light','dark'],['figures','full'],['amounts','hidden'],['reading','large','largest']].forEach(function(c){" +
  'var v=localStorage.getItem(c[0]);if(c.indexOf(v)>0)d[c[0]]=v})}catch(e){}' +
  "if(/(^|; )signed-in=1/.test(document.cookie))d.member=''";
