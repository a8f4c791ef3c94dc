import { titleParts } from '@docs/content/shared';
import * as styles from './doc-title.module.css';

/** The title of a doc, with API names in code font. */
export function DocTitle({ title }: { title: string }) {
  return (
    <h1 className={styles.title}>
      <TitleText title={title} />
    </h1>
  );
}

/** The text of a title, with API names in code font. Long names break before their capitals. */
export function TitleText({ title }: { title: string }) {
  return titleParts(title).map(({ text, isCode }) =>
    isCode ? (
      <code key={text}>{text.split(/(?<=[a-z])(?=[A-Z])/).flatMap(withBreak)}</code>
    ) : (
      text.split(/(\w+-\w+)/).map(withoutBreak)
    ),
  );
}

/** Every second part is a word with a hyphen, which would break after it. */
const withoutBreak = (part: string, index: number) =>
  index % 2 === 0 ? (
    part
  ) : (
    <span key={index} style={{ whiteSpace: 'nowrap' }}>
      {part}
    </span>
  );

const withBreak = (part: string, index: number) => (index === 0 ? part : [<wbr key={index} />, part]);
