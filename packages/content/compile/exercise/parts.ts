import type { Code, Nodes, PhrasingContent } from 'mdast';
import type { VFile } from 'vfile';
import type { ExerciseCheck } from '../../shared/exercise';
import { type LiveSample, liveAttribute, livePartHtml } from '../code/live';
import { environmentOf } from '../context';
import { htmlElement, jsxElement } from '../nodes';
import type { ExerciseFile } from './schema';

declare module 'mdast' {
  interface CodeData {
    /** The sample that an exercise leads to, if the fence is the exercise's starter code. */
    goal?: LiveSample;
  }
}

/** The written parts of an exercise. */
export interface Exercise {
  /** The prose of the author. */
  task: Nodes[];
  start: Code;
  solution: Code;
  /** The solution as a live sample. */
  goal: LiveSample;
}

/** Returns the section of an exercise. The editor reads everything it needs from it. */
export function exerciseParts(
  { task, start, solution, goal }: Exercise,
  { probes, rules, hints, check }: ExerciseFile & { check: ExerciseCheck },
) {
  const startWithGoal: Code = { ...start, data: { ...start.data, goal } };
  const children = [
    ...task,
    {
      type: 'paragraph',
      data: { hProperties: { className: ['exercise-facts'] } },
      children: withCode(factsOf(probes, rules)),
    },
    startWithGoal,
    details('Hints', 'exercise-hints', [
      {
        type: 'list',
        ordered: false,
        children: [...rules, ...hints].map((each) => ({
          type: 'listItem',
          data: isGeneral(each) ? {} : { hProperties: { hidden: true } },
          children: [{ type: 'paragraph', children: withCode(each.hint) }],
        })),
      },
    ]),
    details('Solution', 'exercise-solution', [solution]),
  ];
  return jsxElement(
    'flow',
    'section',
    { className: 'exercise prose', 'data-exercise': JSON.stringify(check) },
    children as Parameters<typeof jsxElement>[3],
  );
}

/** Returns whether a hint fits any answer. The others wait in the page until a check has found their mistake. */
const isGeneral = (hint: ExerciseFile['rules' | 'hints'][number]) =>
  !('avoids' in hint || 'when' in hint || 'frames' in hint || 'says' in hint);

/** Returns the video of the solution, or of the reader's own version, without the code. */
export function goalFigure(goal: LiveSample, kind: 'goal' | 'own', file: VFile) {
  return htmlElement('flow', 'figure', livePartHtml(goal, environmentOf(file).pathPrefix, kind), {
    className: kind === 'own' ? 'live goal own' : 'live goal',
    'data-live-sample': liveAttribute(goal),
  });
}

function details(summary: string, className: string, content: Nodes[]) {
  const head = jsxElement('flow', 'summary', {}, [{ type: 'text', value: summary }] as never[]);
  return jsxElement('flow', 'details', { className }, [head, ...content] as Parameters<typeof jsxElement>[3]);
}

/** Describes in a sentence what is compared. */
function factsOf(probes: ExerciseFile['probes'], rules: ExerciseFile['rules']): string {
  const props = probes.some((probe) => probe.props) ? ', and some with other props' : '';
  const names = (key: 'uses' | 'avoids') => rules.flatMap((rule) => (rule[key] ? [`\`${rule[key]}\``] : []));
  const [uses, avoids] = [names('uses'), names('avoids')];
  const code = [
    uses.length > 0 ? `has to use ${listed(uses, 'and')}` : '',
    avoids.length > 0 ? `must not use ${listed(avoids, 'or')}` : '',
  ].filter(Boolean);
  const compared = `The check compares every frame with the solution${props}.`;
  return code.length > 0 ? `${compared} Your code ${code.join(' and ')}.` : compared;
}

function listed(items: readonly string[], word: 'and' | 'or'): string {
  if (items.length < 3) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)}`;
}

/** Returns text whose parts in backticks are code. */
function withCode(text: string): PhrasingContent[] {
  return text
    .split(/(`[^`]+`)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('`') && part.length > 1
        ? { type: 'inlineCode', value: part.slice(1, -1) }
        : { type: 'text', value: part },
    );
}
