import type { FrameSettings } from '../use-site-settings';
import type { KnownRoute } from './nearest-routes';

/** The hand-written pages, as navbar and footer name them. */
export const handWrittenRoutes = ({ navbar, footer }: FrameSettings): KnownRoute[] =>
  [
    ...navbar.items.flatMap((item) => (item.type === 'dropdown' ? item.items : [item])),
    ...footer.columns.flatMap(({ items }) => items),
  ].flatMap((item) =>
    'to' in item && item.to && 'label' in item ? [{ path: item.to, title: item.label }] : [],
  );
