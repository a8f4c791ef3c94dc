import '../artwork/artwork.module.css';
import '../package-manager-tabs/command-bar.module.css';
import '../project-templates/template-card.module.css';
import '../project-templates/template-grid.module.css';
import '../project-templates/template-picture.module.css';
import './featured-templates.module.css';
import { island } from '../island/island';
import { packageManagerGroup } from '../package-manager-tabs/use-package-manager';
import { readChoice } from '../tabs/group-choice';
import { type FeaturedTemplatesProps, FeaturedTemplates as Whole } from './featured-templates';

const load = () =>
  import('./featured-templates').then(({ FeaturedTemplates }) => ({ default: FeaturedTemplates }));

/**
 * A few templates. Their code is loaded on first use, or immediately for a reader who has chosen a package manager,
 * because the HTML contains the commands for the first one.
 */
export const FeaturedTemplates = island<FeaturedTemplatesProps>(
  load,
  typeof __LATE_PARTS__ === 'undefined' ? Whole : undefined,
  { isNeeded: () => readChoice(packageManagerGroup) !== null },
);
