export { drawArtwork } from './draw';
export { type ArtworkFacts, artworkHue, artworkSize } from './facts';
