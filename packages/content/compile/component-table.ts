import { z } from 'zod';
import { compatibilityGroups } from '../shared/compatibility';
import { jobNames } from '../shared/media-jobs';

/** A component that authors may use in MDX. */
interface ComponentRule {
  /** Its props except for `children`; null if they are checked by the plugin that replaces it. */
  props: z.ZodObject | null;
  /** Whether it is a block. Other components are part of a line of text. */
  isBlock?: true;
  /** Whether its code is large: only the templates "with demos" load it. */
  isLarge?: true;
  /** Whether a plugin replaces it, so that the browser never sees it. */
  isExpanded?: true;
  /** Whether the compiler writes it as plain HTML in the end, so that the browser never sees it. */
  isMarkup?: true;
}

const text = z.string('text, as in `name="…"`');
const flag = z.boolean('a name without a value, or `{false}`');
const flagOrNull = z.union([flag, z.null()]).optional();
const compatibility = Object.fromEntries(
  compatibilityGroups.flatMap(({ entries }) => Object.keys(entries).map((key) => [key, flagOrNull])),
);
const people = z.array(
  z.strictObject({
    username: text,
    displayName: text.optional(),
    contribution: text.optional(),
  }),
  'a list of people, as in `[{username: "ada"}]`',
);
const commandList = z.union(
  [text, z.array(text)],
  'a command or a list of commands, as in `run="npx remotion studio"`',
);
const packageList = z.union(
  [text, z.array(text)],
  'the name of a package or a list of names, as in `pkg="@remotion/paths"`',
);
const tabValues = z.array(
  z.strictObject({ value: text, label: text.optional(), default: flag.optional() }),
  'a list of tabs, as in `[{value: "a", label: "A"}]`',
);

/**
 * Every component that authors may use, by name. To add one, write it in `src/components`, add it to
 * `components.ts` there (or to `large-components.ts` if its code is large), and add a line here. This line defines
 * its props and where it may be used.
 */
const table = {
  ApiSignature: { props: null, isBlock: true, isExpanded: true },
  ApiTable: { props: null, isBlock: true, isExpanded: true },
  AvailableFrom: {
    props: z.strictObject({
      v: text.regex(/^v?\d+(?:\.\d+)+(?:-[\w.]+)?$/, 'a version, as in `v="4.0.18"`'),
    }),
    isMarkup: true,
  },
  Commands: { props: z.strictObject({ run: commandList }), isBlock: true },
  CompatibilityTable: {
    props: z.strictObject({ ...compatibility, hideServers: flag.optional() }),
    isBlock: true,
  },
  Credits: { props: z.strictObject({ authors: people.optional() }), isBlock: true },
  Demo: { props: null, isBlock: true, isLarge: true },
  Diagram: { props: null, isBlock: true, isExpanded: true },
  Exercise: { props: null, isBlock: true, isExpanded: true },
  Experimental: { props: z.strictObject({}), isBlock: true },
  Goal: { props: null, isBlock: true, isExpanded: true },
  Installation: { props: z.strictObject({ pkg: packageList }), isBlock: true },
  MediaTool: {
    props: z.strictObject({
      job: z.enum(jobNames, `one of ${jobNames.map((job) => `\`${job}\``).join(', ')}`).optional(),
    }),
    isBlock: true,
    isLarge: true,
  },
  // The compiler adds it to long tables of options.
  OptionFilter: { props: z.strictObject({ of: z.literal('flags').optional() }), isBlock: true },
  Step: { props: z.strictObject({}) },
  TabItem: {
    props: z.strictObject({
      value: text,
      label: z.unknown().optional(),
      default: flag.optional(),
      className: text.optional(),
      attributes: z.unknown().optional(),
    }),
    isBlock: true,
  },
  TableFilter: { props: z.strictObject({ label: text }), isBlock: true, isLarge: true },
  Tabs: {
    props: z.strictObject({
      groupId: text.optional(),
      defaultValue: text.nullable().optional(),
      values: tabValues.optional(),
      label: text.optional(),
      // Docusaurus has these too. They have no effect here.
      queryString: z.union([flag, text]).optional(),
      lazy: flag.optional(),
      block: flag.optional(),
      className: text.optional(),
    }),
    isBlock: true,
  },
  TsType: { props: z.strictObject({ type: text, source: text.optional(), href: text.optional() }) },
  YouTube: {
    props: z
      .strictObject({ id: text.optional(), href: text.optional(), title: text.optional() })
      .refine(({ id, href }) => id ?? href, { path: ['id'], message: 'the ID or URL of a video' }),
    isBlock: true,
    isLarge: true,
  },
  YourVideo: { props: null, isBlock: true, isExpanded: true },
  ApiChanges: { props: z.strictObject({}), isBlock: true, isMarkup: true },
  DocChanges: { props: z.strictObject({}), isBlock: true, isMarkup: true },
} satisfies Record<string, ComponentRule>;

type Table = typeof table;

/** A component by its name in MDX. */
export type KnownName = keyof Table;

/** A component that the browser has: plugins replace the others. */
export type ComponentName = {
  [Name in KnownName]: Table[Name] extends { isExpanded: true } | { isMarkup: true } ? never : Name;
}[KnownName];

/** A component with large code, which only pages that use it load. */
export type LargeComponentName = {
  [Name in KnownName]: Table[Name] extends { isLarge: true } ? Name : never;
}[KnownName];

/** The props of each component, for completion in editors. Any, if a plugin checks them. */
export type ComponentProps = {
  [Name in KnownName]: Table[Name] extends { props: infer Props extends z.ZodObject }
    ? z.input<Props>
    : Record<string, unknown>;
};

const rules: Record<string, ComponentRule> = table;

/** Names of all components, for suggestions. */
export const knownNames = Object.keys(table) as KnownName[];

/** Names of the components that no plugin has replaced while a page is parsed. */
export const componentNames = knownNames.filter((name) => !rules[name]?.isExpanded);

/** Names of the components that the browser has. Its table must have exactly these. */
export const browserNames = componentNames.filter((name): name is ComponentName => !rules[name]?.isMarkup);

/** Names of the components with large code. */
export const largeComponentNames = knownNames.filter(
  (name): name is LargeComponentName => !!rules[name]?.isLarge,
);

/** Returns the rule of a component; undefined if there is none of this name. */
export function componentRule(name: string): ComponentRule | undefined {
  return Object.hasOwn(rules, name) ? rules[name] : undefined;
}

/** Types of document that have a template "with demos". */
const typesWithDemos = ['Doc', 'Post', 'Template'];

/** Returns whether pages of a type of document may use a component. */
export function mayHave(type: string, name: string): boolean {
  return !componentRule(name)?.isLarge || typesWithDemos.includes(type);
}
