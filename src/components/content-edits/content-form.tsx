import {
  type FormAnswer,
  type FormField,
  type FormRequest,
  formAddress,
  problemStyle,
} from '@docs/content/shared';
import { type FormEvent, useEffect, useRef, useState } from 'react';

// Inline, like the box that opens it: a stylesheet would be part of the build.
const panel = {
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(34rem, 100vw)',
  height: '100%',
  maxHeight: 'none',
  padding: '1rem 1.25rem',
  overflow: 'auto',
  border: 0,
  borderInlineStart: '1px solid var(--line-strong)',
  background: 'var(--paper-float)',
  color: 'inherit',
} as const;
const input = {
  width: '100%',
  padding: '0.375rem 0.5rem',
  border: '1px solid var(--line-strong)',
  background: 'var(--paper)',
  color: 'inherit',
  font: 'inherit',
} as const;
const button = { ...input, width: 'auto', cursor: 'pointer', marginInlineEnd: '0.5rem' } as const;

const foot = { position: 'sticky', bottom: '-1rem', paddingBlock: '0.75rem', background: 'inherit' } as const;

type Form = Exclude<FormAnswer, { error: string }>;

async function ask(request: FormRequest): Promise<FormAnswer> {
  const response = await fetch(formAddress, { method: 'POST', body: JSON.stringify(request) });
  return (await response.json()) as FormAnswer;
}

/** In development, edits the frontmatter of the page at a route, or the settings of the site. */
export default function ContentForm({ path, onClose }: { path: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [form, setForm] = useState<Form>();
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [status, setStatus] = useState('');
  const load = (request: FormRequest, message = '') =>
    ask(request).then(
      (answer) => {
        if ('error' in answer) return setStatus(answer.error);
        setForm(answer);
        if (answer.problems.length === 0 || !('changes' in request)) setTexts({});
        setStatus(answer.problems.length === 0 ? message : '');
      },
      () => setStatus('The development server does not answer.'),
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page opens a form of its own.
  useEffect(() => {
    dialog.current?.showModal();
    void load({ path });
  }, [path]);

  // A field with a mistake may be out of sight.
  useEffect(() => {
    if (form) dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!form) return;
    const changed = form.fields.filter(({ name, text }) => (texts[name] ?? text) !== text);
    const changes = Object.fromEntries(
      changed.map(({ name, text }) => [name, { from: text, to: texts[name] ?? text }]),
    );
    void load({ file: form.file, changes }, `Saved ${form.file}.`);
  };

  return (
    <dialog ref={dialog} style={panel} aria-labelledby="content-form" onClose={onClose}>
      <form onSubmit={save}>
        <h2 id="content-form">Edit content</h2>
        {form && (
          <label>
            File
            <select
              style={input}
              value={form.file}
              onChange={({ target }) => void load({ file: target.value })}
            >
              {form.files.map((file) => (
                <option key={file}>{file}</option>
              ))}
            </select>
          </label>
        )}
        <Problems id="content-form-problems" texts={textsAbout(form)} />
        {[...(form?.fields ?? [])].sort(writtenFirst).map((field) => (
          <Field
            key={`${form?.file} ${field.name}`}
            field={field}
            text={texts[field.name] ?? field.text}
            problems={textsAbout(form, field.name)}
            onChange={(text) => setTexts((before) => ({ ...before, [field.name]: text }))}
          />
        ))}
        <div style={foot}>
          <output style={{ display: 'block', minHeight: '1.75rem' }}>{status}</output>
          <button type="submit" style={button}>
            Save
          </button>
          <button type="button" style={button} onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** Keys that the file has, or has to have, are above the others. */
function writtenFirst(one: FormField, other: FormField): number {
  const isLater = ({ text, isRequired }: FormField) => Number(text === '' && !isRequired);
  return isLater(one) - isLater(other);
}

/** The messages about a field, or those about the whole file. */
function textsAbout(form: Form | undefined, field?: string): string[] {
  return form?.problems.filter((problem) => problem.field === field).map(({ text }) => text) ?? [];
}

interface FieldProps {
  field: FormField;
  text: string;
  problems: string[];
  onChange: (text: string) => void;
}

function Field({ field: { name, kind, about, choices, isRequired }, text, problems, onChange }: FieldProps) {
  const id = `content-form-${name}`;
  const hint = [
    about?.replace(/[^.]$/, '$&.'),
    kind === 'list' && 'One on each line.',
    kind === 'yaml' && 'YAML.',
  ]
    .filter(Boolean)
    .join(' ');
  const common = {
    id,
    value: text,
    'aria-describedby': `${id}-hint ${id}-problems`,
    'aria-invalid': problems.length > 0,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const mono = kind === 'yaml' ? { fontFamily: 'var(--font-mono)', fontSize: '0.8125rem' } : {};
  return (
    <div style={{ marginBlock: '0.75rem' }}>
      <label htmlFor={id}>
        <strong>{name}</strong>
        {isRequired && ' (required)'}
      </label>
      {kind === 'choice' ? (
        <select style={input} {...common}>
          {['', ...(choices ?? [])].map((choice) => (
            <option key={choice} value={choice}>
              {choice || 'not set'}
            </option>
          ))}
        </select>
      ) : (
        <textarea
          style={{ ...input, ...mono }}
          rows={rowsOf(text)}
          spellCheck={kind !== 'yaml'}
          {...common}
        />
      )}
      <div id={`${id}-hint`} style={{ fontSize: '0.8125rem' }}>
        {hint}
      </div>
      <Problems id={`${id}-problems`} texts={problems} />
    </div>
  );
}

function Problems({ id, texts }: { id: string; texts: string[] }) {
  return (
    <div id={id} role="alert">
      {texts.map((text) => (
        <pre key={text} style={problemStyle}>
          {text}
        </pre>
      ))}
    </div>
  );
}

function rowsOf(text: string): number {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / 60)));
  return Math.min(
    20,
    lines.reduce((sum, rows) => sum + rows, 0),
  );
}
