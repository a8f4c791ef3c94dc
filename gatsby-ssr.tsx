export { onPreRenderHTML, onRenderBody, wrapPageElement, wrapRootElement } from './src/theme/root/ssr';
