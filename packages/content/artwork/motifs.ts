import { cloud, heart, sprout, upload } from './motifs-news';
import { burst, cubes, flow, layers, map } from './motifs-places';
import { chapters, conversation, recording, ring, shares, shop, sky } from './motifs-scenes';
import { curve, film, lanes, nodes, tracks } from './motifs-steps';
import { bars, code, coins, grid, screen, shorts, wave } from './motifs-works';

/** The motifs by name. */
export const motifs = {
  bars,
  burst,
  chapters,
  cloud,
  code,
  coins,
  conversation,
  cubes,
  curve,
  film,
  flow,
  grid,
  heart,
  lanes,
  layers,
  map,
  nodes,
  recording,
  ring,
  screen,
  shares,
  shop,
  shorts,
  sky,
  sprout,
  tracks,
  upload,
  wave,
};
