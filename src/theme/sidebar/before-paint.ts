/**
 * Scrolls the sidebar to the open page before the first paint, as `Sidebar` does after a route change, in a
 * script short enough for the HTML of every page.
 */
export const sidebarScrollScript =
  "(function(){var b=document.querySelector('[data-sidebar]'),l=b&&b.querySelector('[aria-current=page]');" +
  'if(!l)return;var r=l.getBoundingClientRect(),s=b.getBoundingClientRect();' +
  'if(r.bottom>s.bottom)b.scrollTop=r.top-s.top-s.height/3})()';
