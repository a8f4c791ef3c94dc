import { Filter } from '../filter/filter';
import * as styles from './filtered-templates.module.css';
import { type TemplateCardFacts, templateKindLabels } from './project-template';
import { TemplateGrid } from './template-grid';

/** All templates by category, with a filter that leaves one. */
export function FilteredTemplates({ starters }: { starters: TemplateCardFacts[] }) {
  const groups = Object.entries(templateKindLabels)
    .map(([value, label]) => ({ value, label, starters: starters.filter(({ kind }) => kind === value) }))
    .filter((group) => group.starters.length > 0);
  const choices = groups.map(({ value, label, starters: { length: count } }) => ({ value, label, count }));
  return (
    <div className={styles.filtered}>
      <Filter legend="Filter templates by category" name="kind" total={starters.length} choices={choices} />
      {groups.map(({ value, label, starters: some }) => (
        <section key={value} className={styles.group} data-kind={value}>
          <h2>{label}</h2>
          <TemplateGrid starters={some} />
        </section>
      ))}
    </div>
  );
}
