import type { ReactNode } from 'react';
import type { ComponentProps } from '../packages/content/compile/component-table';
import type { DemoProps, DemoType } from '../packages/content/demos';

/** The attributes of each demo: initial values of its controls. */
type Demos = {
  [Type in DemoType]: { type: Type; caption?: string } & Partial<DemoProps<Type>>;
};

/** The props of components that a plugin of the compiler checks. */
interface CheckedProps {
  ApiSignature: { package: string; export: string };
  Demo: Demos[DemoType];
  Diagram: { name: string; caption: string };
}

type Props<Name extends keyof ComponentProps> = Name extends keyof CheckedProps
  ? CheckedProps[Name]
  : ComponentProps[Name];

declare global {
  /** The components that VS Code's MDX extension completes, with their props. `content/tsconfig.json` includes this file. */
  type MDXProvidedComponents = {
    [Name in keyof ComponentProps]: (props: Props<Name> & { children?: ReactNode }) => ReactNode;
  };
}
