import { inlineScript } from './inline-script';

/**
 * Scrolls the sidebar to the open page before the first paint. `Sidebar` does the same after a route change.
 */
export const sidebarScrollScript = inlineScript(() => {
  const sidebar = document.querySelector('[data-sidebar]');
  const link = sidebar?.querySelector('[aria-current=page]');
  if (!sidebar || !link) return;
  const { top, bottom } = link.getBoundingClientRect();
  const visible = sidebar.getBoundingClientRect();
  // The announcement moves the end of the sidebar below the window.
  if (bottom > Math.min(visible.bottom, innerHeight))
    sidebar.scrollTop = top - visible.top - visible.height / 3;
});
