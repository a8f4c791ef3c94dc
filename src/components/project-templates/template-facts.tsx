import { Fragment, type ReactNode } from 'react';
import { Link } from '../link';
import { PackageManagerTabs } from '../package-manager-tabs/package-manager-tabs';
import {
  kindLabel,
  type ProjectTemplate,
  repositoryAddress,
  stackblitzAddress,
  templateCommand,
} from './project-template';
import * as styles from './template-facts.module.css';

/** How to get a template and try it: the command that creates a project or a link to buy it, and where it runs online. */
export function TemplateActions({ starter }: { starter: ProjectTemplate }) {
  const { name, paid, previewUrl, stackblitz } = starter;
  if (paid) {
    return (
      <Link to={previewUrl ?? repositoryAddress(starter)} className="button button-primary" external>
        Buy {name}
      </Link>
    );
  }
  return (
    <>
      <PackageManagerTabs commandFor={(manager) => templateCommand(manager, starter)} />
      {(previewUrl || stackblitz) && (
        <p className={styles.online}>
          {previewUrl && (
            <Link to={previewUrl} className="button" external>
              Open the preview
            </Link>
          )}
          {stackblitz && (
            <Link to={stackblitzAddress(starter)} className="button" external>
              Try in StackBlitz
            </Link>
          )}
        </p>
      )}
    </>
  );
}

interface TemplateFactsProps {
  starter: ProjectTemplate;
  /** Other templates of the same category. */
  similar: Pick<ProjectTemplate, 'path' | 'name'>[];
}

/** The facts about a template, apart from its text. */
export function TemplateFacts({ starter, similar }: TemplateFactsProps) {
  const { kind, repository, tailwindOption, contributedBy, paid } = starter;
  return (
    <dl className={styles.facts}>
      <Fact name="Category">{kindLabel(kind)}</Fact>
      <Fact name="Code">
        <Link to={repositoryAddress(starter)} external>
          {repository}
        </Link>
      </Fact>
      {tailwindOption && !paid && <Fact name="Tailwind CSS">Optional</Fact>}
      {contributedBy && (
        <Fact name="Contributed by">
          <Link to={`https://github.com/${contributedBy}`} external>
            {contributedBy}
          </Link>
        </Fact>
      )}
      {paid && <Fact name="Price">Paid</Fact>}
      {similar.length > 0 && (
        <Fact name="Similar">
          {similar.map(({ path, name }, index) => (
            <Fragment key={path}>
              {index > 0 && ', '}
              <Link to={path}>{name}</Link>
            </Fragment>
          ))}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
