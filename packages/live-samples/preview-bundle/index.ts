export { startPreview, writtenPreview } from './build-preview';
