import type { ReactNode } from 'react';
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

/** How to get a template: the command that creates a project, or a link to buy it. */
export function TemplateCommand({ starter }: { starter: ProjectTemplate }) {
  if (!starter.paid)
    return <PackageManagerTabs commandFor={(manager) => templateCommand(manager, starter)} />;
  return (
    <Link to={starter.previewUrl ?? repositoryAddress(starter)} className="button button-primary" external>
      Buy {starter.name}
    </Link>
  );
}

/** The facts about a template, apart from its text. */
export function TemplateFacts({ starter }: { starter: ProjectTemplate }) {
  const { kind, repository, previewUrl, tailwindOption, stackblitz, contributedBy, paid } = starter;
  return (
    <dl className={styles.facts}>
      <Fact name="Category">{kindLabel(kind)}</Fact>
      <Fact name="Code">
        <Link to={repositoryAddress(starter)} external>
          {repository}
        </Link>
      </Fact>
      {previewUrl && !paid && (
        <Fact name="Preview">
          <Link to={previewUrl} external>
            Open the preview
          </Link>
        </Fact>
      )}
      {stackblitz && (
        <Fact name="Try it online">
          <Link to={stackblitzAddress(starter)} external>
            Open in StackBlitz
          </Link>
        </Fact>
      )}
      {tailwindOption && !paid && <Fact name="Tailwind CSS">Optional</Fact>}
      {contributedBy && (
        <Fact name="Contributed by">
          <Link to={`https://github.com/${contributedBy}`} external>
            {contributedBy}
          </Link>
        </Fact>
      )}
      {paid && <Fact name="Price">Paid</Fact>}
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
