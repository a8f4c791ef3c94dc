export { onPreRenderHTML, onRenderBody, wrapPageElement, wrapRootElement } from './src/runtime/ssr';
