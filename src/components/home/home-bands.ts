import type { ProseSection } from '../page/sections';
import { splitCode } from '../page/sections';

/** A band of the home page: one section with a sample, or short sections side by side. */
export type HomeBand = { kind: 'sample'; section: ProseSection } | { kind: 'grid'; sections: ProseSection[] };

/** Groups consecutive short sections; a section with a sample gets its own band. */
export function homeBands(sections: readonly ProseSection[]): HomeBand[] {
  const bands: HomeBand[] = [];
  for (const section of sections) {
    const last = bands.at(-1);
    if (splitCode(section.body).code.length > 0) bands.push({ kind: 'sample', section });
    else if (last?.kind === 'grid') last.sections.push(section);
    else bands.push({ kind: 'grid', sections: [section] });
  }
  return bands;
}
