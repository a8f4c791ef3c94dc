import { Filter } from '../filter/filter';
import { type TemplateCardFacts, templateKindLabels } from './project-template';
import { TemplateGrid } from './template-grid';
import * as styles from './template-grid.module.css';

/** All templates, with a filter by category. */
export function FilteredTemplates({ starters }: { starters: TemplateCardFacts[] }) {
  const choices = Object.entries(templateKindLabels)
    .map(([value, label]) => ({
      value,
      label,
      count: starters.filter(({ kind }) => kind === value).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <div className={styles.filtered}>
      <Filter legend="Filter templates by category" name="kind" total={starters.length} choices={choices} />
      <TemplateGrid starters={starters} />
    </div>
  );
}
