import type { FrameSettings } from '../use-site-settings';
import type { KnownRoute } from './nearest-routes';

/** Returns the pages that navbar and footer link to, with the links' labels. */
export const linkedRoutes = ({ navbar, footer }: FrameSettings): KnownRoute[] =>
  [
    ...[...navbar.left, ...navbar.right].flatMap((item) => (item.type === 'dropdown' ? item.items : [item])),
    ...footer.columns.flatMap(({ items }) => items),
  ].flatMap((item) =>
    'to' in item && item.to && 'label' in item ? [{ path: item.to, title: item.label }] : [],
  );
