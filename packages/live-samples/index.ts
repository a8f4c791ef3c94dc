export { compileSample } from './compiler/compile';
