import type { ReactNode } from 'react';
import type { ComponentProps } from '../packages/content/compile/component-table';

declare global {
  /** The components that VS Code's MDX extension completes, with their props. `content/tsconfig.json` includes this file. */
  type MDXProvidedComponents = {
    [Name in keyof ComponentProps]: (props: ComponentProps[Name] & { children?: ReactNode }) => ReactNode;
  };
}
