import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

/**
 * The components that authors use: the theme's own tabs, and plain elements instead of the site's components.
 */
export default {
  ...MDXComponents,
  Tabs,
  TabItem,
  AvailableFrom: ({ v }) => <small>v{v}</small>,
  Step: ({ children }) => <strong>{children}</strong>,
  TsType: ({ type }) => <code>{type}</code>,
  Installation: ({ pkg }) => <CodeBlock language="bash">{`npm i --save-exact ${pkg}`}</CodeBlock>,
  Experimental: Plain,
  Demo: Plain,
  Diagram: Plain,
  ApiTable: Plain,
  ApiSignature: Plain,
  CompatibilityTable: Plain,
  Credits: Plain,
  MediaTool: Plain,
  YouTube: Plain,
};

function Plain({ caption, children = caption }) {
  return <div>{children}</div>;
}
