import {
  type DraftProblems,
  type EntryDraft,
  type ShowcaseLinkType,
  showcaseLinkTypes,
} from '@docs/content/shared';
import { flushSync } from 'react-dom';
import { linkLabel } from '../showcase/entry';
import * as styles from './entry-form.module.css';
import { describedBy, fieldId, Problem } from './field';

type Links = EntryDraft['links'];

interface LinksFieldProps {
  links: Links;
  problems: DraftProblems;
  onChange: (links: Links) => void;
}

/** The links of an entry; at least one is required. */
export function LinksField({ links, problems, onChange }: LinksFieldProps) {
  const set = (place: number, change: Partial<Links[number]>) =>
    onChange(links.map((link, index) => (index === place ? { ...link, ...change } : link)));
  // Moves the focus to the remaining link.
  const setAndFocus = (next: Links, place: number) => {
    flushSync(() => onChange(next));
    document.getElementById(fieldId(`links.${place}`))?.focus();
  };
  return (
    <fieldset className={styles.links}>
      <legend>Links</legend>
      {links.map(({ type, url }, index) => {
        const name = `links.${index}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: links are identified by their position
          <div key={index}>
            <div className={styles.link}>
              <select
                aria-label={`Type of link ${index + 1}`}
                value={type}
                onChange={(event) => set(index, { type: event.target.value as ShowcaseLinkType })}
              >
                {showcaseLinkTypes.map((option) => (
                  <option key={option} value={option}>
                    {linkLabel(option)}
                  </option>
                ))}
              </select>
              <input
                {...describedBy(name, undefined, problems[name])}
                type="url"
                required
                autoComplete="off"
                placeholder="https://"
                aria-label={`URL of link ${index + 1}`}
                value={url}
                onChange={(event) => set(index, { url: event.target.value })}
              />
              {links.length > 1 && (
                <button
                  type="button"
                  aria-label={`Remove link ${index + 1}`}
                  onClick={() =>
                    setAndFocus(
                      links.filter((_, place) => place !== index),
                      Math.max(0, index - 1),
                    )
                  }
                >
                  Remove
                </button>
              )}
            </div>
            <Problem name={name} text={problems[name]} />
          </div>
        );
      })}
      <button
        type="button"
        onClick={() => setAndFocus([...links, { type: 'website', url: '' }], links.length)}
      >
        Add a link
      </button>
    </fieldset>
  );
}
