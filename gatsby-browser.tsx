import './src/theme/styles/index.css';

export { onClientEntry, onInitialClientRender, onRouteUpdate } from './src/runtime/route-change';
export { wrapPageElement } from './src/runtime/wrap-page';
export { wrapRootElement } from './src/runtime/wrap-root';
