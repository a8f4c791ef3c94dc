import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

/** What authors use in the content: the theme's own tabs, and plain elements in place of the site's components. */
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
  ApiTable: Plain,
  ApiSignature: Plain,
  CompatibilityTable: Plain,
  Credits: Plain,
  YouTube: Plain,
};

function Plain({ caption, children = caption }) {
  return <div>{children}</div>;
}
