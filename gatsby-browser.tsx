import './src/theme/styles/index.css';

export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  shouldUpdateScroll,
} from './src/theme/navigation/route-change';
export { replaceHydrateFunction } from './src/theme/root/hydrate';
export { wrapPageElement } from './src/theme/root/wrap-page';
export { wrapRootElement } from './src/theme/root/wrap-root';
