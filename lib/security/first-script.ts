/**
 * Runs before the first paint, so that a chosen theme never flashes, hidden amounts never show and a member never sees
 * the guests' user area: these are known to the browser only, since a public page's HTML is the same for all visitors.
 * Keys and values are those of components/shell/display/remembered-choice.ts; a test compares both. It sets the
 * language of a Hindi page (those of lib/navigation/in-language.ts; a test compares both), whose <html> comes from a
 * layout that does not know the address, and adds the query and fragment to the link to the other language: at the root
 * element, so that a calculator has written a pending edit into the address before (components/forms/engine-parts.ts).
 * It holds the submit of a form that needs scripts (components/forms/use-held-submit.ts) until they have loaded. It
 * records what is typed into a textarea, because React overwrites it with the text of the HTML during hydration
 * (components/forms/use-early-input.ts). It marks the page as untouched until the first touch, key, click or change of
 * the window's size (as a screenshot of the whole page makes); until then the style sheet does not lay out what is far
 * below the window of a phone. A page whose address names a part of it is not marked, because the browser must know
 * where the part is. It marks a device in another time zone than India's (UTC+5:30), so that a list of times reserves
 * space for local times. A press removes the notice of an earlier failed load (components/ui/loading/use-lazy.tsx).
 * The script is the same on every page, and its hash is in every page's content security policy.
 */
export const firstScript =
  'var e=document.documentElement,d=e.dataset;try{' +
  "[['theme','light','dark'],['figures','full'],['amounts','hidden'],['reading','large','largest']].forEach(function(c){" +
  'var v=localStorage.getItem(c[0]);if(c.indexOf(v)>0)d[c[0]]=v})}catch(e){}' +
  "if(/(^|; )signed-in=/.test(document.cookie))d.member='';" +
  "if(new Date().getTimezoneOffset()!=-330)d.abroad='';" +
  'if(/^\\/hi\\/(features\\/(income-tax|sip)-calculator|(privacy|shipping-delivery)-policy)$/' +
  ".test(location.pathname))e.lang='hi-IN';" +
  "if(!location.hash){d.untouched='';['pointerdown','keydown','click','resize'].forEach(function(n){" +
  'addEventListener(n,function(){delete d.untouched},{capture:true,once:true})})}' +
  "e.addEventListener('click',function(v){delete d.notLoaded;var a=v.target.closest&&v.target.closest('a[rel=alternate]');" +
  'if(a)a.href=a.pathname+location.search+location.hash},true);' +
  "addEventListener('submit',function(v){var f=v.target.dataset;" +
  "if(f.waits==''&&!v.defaultPrevented){v.preventDefault();f.pressed=(v.submitter||f).value||''}});" +
  "addEventListener('input',function(v){var t=v.target;if(t.type=='textarea')t.typed=t.value},true)";
