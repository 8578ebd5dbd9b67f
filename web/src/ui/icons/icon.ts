/* How an icon is drawn: strokes or filled shapes on a square of 24, in the colour of the text around it. */
import { createElement, type SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** Width and height in pixels. */
  size?: number;
}

const outline = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const filled = { fill: 'currentColor', stroke: 'none' } as const;

/** Makes the component of one icon; the width of its strokes is ui/theme/base.css's. */
export function icon(name: string, paths: readonly string[]) {
  const look = name.endsWith('-filled') ? filled : outline;
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    const named = `tabler-icon tabler-icon-${name}`;
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        ...look,
        className: className === undefined ? named : `${named} ${className}`,
        ...rest,
      },
      ...paths.map((d) => createElement('path', { d })),
    );
  };
}
