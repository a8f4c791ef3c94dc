import type { ContentTree } from '../../../packages/content/shared/content-tree';
import { splitCode, splitSections } from './sections';

const p = (html: string) => ({ tag: 'p', html });
const h2 = (id: string) => ({ tag: 'h2', props: { id }, html: id });
const code = { tag: 'figure', props: { className: 'code-block' }, html: '<pre></pre>' };

describe('splitSections', () => {
  it('takes the text apart at its headings', () => {
    const tree: ContentTree = [p('intro'), h2('one'), p('1'), { tag: 'h3', html: 'deeper' }, h2('two')];
    expect(splitSections(tree)).toEqual({
      intro: [p('intro')],
      sections: [
        { key: 'one', heading: h2('one'), body: [p('1'), { tag: 'h3', html: 'deeper' }] },
        { key: 'two', heading: h2('two'), body: [] },
      ],
    });
  });

  it('knows headings that hold a component', () => {
    const heading = { tag: 'h2', children: [{ component: 'Step', children: ['1'] }, ' Install'] };
    expect(splitSections([heading, p('x')]).sections).toEqual([{ key: '0', heading, body: [p('x')] }]);
  });

  it('has nothing to take apart where there is no prose', () => {
    expect(splitSections(null)).toEqual({ intro: [], sections: [] });
  });
});

describe('splitCode', () => {
  it('sets the samples apart and leaves the order of the rest', () => {
    expect(splitCode([p('a'), code, p('b')])).toEqual({ text: [p('a'), p('b')], code: [code] });
  });
});
