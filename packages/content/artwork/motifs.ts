import { grid } from './motif-grid';
import { burst, cubes, flow, layers, map } from './motifs-places';
import { curve, film, lanes, nodes, tracks } from './motifs-steps';
import { bars, code, coins, screen, shorts, wave } from './motifs-works';

/** The motifs by name. */
export const motifs = {
  bars,
  burst,
  code,
  coins,
  cubes,
  curve,
  film,
  flow,
  grid,
  lanes,
  layers,
  map,
  nodes,
  screen,
  shorts,
  tracks,
  wave,
};
