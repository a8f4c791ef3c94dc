import { type SVGProps, useEffect, useState } from 'react';
import { asServed, useIsHydrating } from '../island/served';

/** Draws the content of an SVG from facts. */
type Draw<Facts> = (facts: Facts) => string;

interface DrawnProps<Facts> extends Pick<SVGProps<SVGSVGElement>, 'className' | 'viewBox' | 'style'> {
  facts: Facts;
}

/**
 * Creates a component for decorative drawings. They are part of the page's HTML, which React does not hydrate, so the
 * code that draws is loaded only after a navigation.
 *
 * @param inBuild The function that draws, where HTML is rendered; undefined in the browser.
 * @param load Loads that function in the browser.
 */
export function drawnSvg<Facts>(inBuild: Draw<Facts> | undefined, load: () => Promise<Draw<Facts>>) {
  return function DrawnSvg({ facts, ...frame }: DrawnProps<Facts>) {
    const isHydrating = useIsHydrating();
    const [isServed] = useState(isHydrating && !inBuild);
    const [drawing, setDrawing] = useState(() => inBuild?.(facts));
    // biome-ignore lint/correctness/useExhaustiveDependencies: an element keeps its facts
    useEffect(() => {
      if (isServed || inBuild) return;
      load().then(
        (draw) => setDrawing(draw(facts)),
        // The drawing is optional.
        () => undefined,
      );
    }, [isServed]);
    const html = isServed ? asServed : { __html: drawing ?? '' };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is made of our own markup
    return <svg {...frame} aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={html} />;
  };
}
