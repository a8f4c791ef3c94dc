import './src/theme/styles/index.css';

export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  shouldUpdateScroll,
} from './src/theme/navigation/route-change';
export { wrapPageElement } from './src/theme/root/wrap-page';
export { wrapRootElement } from './src/theme/root/wrap-root';
