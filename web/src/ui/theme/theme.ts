// How Mantine's parts behave here. How they look stands in mantine-variables.css, which points their variables at
// our tokens.
import { createTheme } from '@mantine/core';
import type { MantineColorsTuple } from '@mantine/core';

/** Shades of the accent; only Mantine's own arithmetic looks at them, components use the tokens. */
const horizon: MantineColorsTuple = [
  '#eef0fd',
  '#dde1fa',
  '#c5ccf6',
  '#a3aefc',
  '#7d8bf0',
  '#5364e2',
  '#3d4fd1',
  '#3343b8',
  '#2a389e',
  '#212c7d',
];

export const theme = createTheme({
  primaryColor: 'horizon',
  primaryShade: { light: 6, dark: 5 },
  colors: { horizon },
  defaultRadius: 'md',
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '67.5625em', xl: '90em' },
  respectReducedMotion: true,
  focusRing: 'never',
  cursorType: 'pointer',
  components: {
    Modal: {
      defaultProps: {
        centered: true,
        padding: 'lg',
        radius: 'lg',
        shadow: 'xl',
        // A <header> outside of the page's own would be a second banner to screen readers.
        attributes: { header: { role: 'presentation' } },
        transitionProps: { transition: 'fade-up', duration: 150 },
        overlayProps: { color: 'var(--backdrop)', backgroundOpacity: 1 },
      },
    },
    Drawer: { defaultProps: { overlayProps: { color: 'var(--backdrop)', backgroundOpacity: 1 } } },
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    Button: { defaultProps: { fw: 500 } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
  },
});
