// Mantine dressed in our tokens: its own variables point at those of tokens.css, so that light, dark and staff
// density need no second place.
import { createTheme, localStorageColorSchemeManager } from '@mantine/core';
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';

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
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-text)', fontWeight: '600' },
  defaultRadius: 'md',
  radius: {
    xs: 'var(--radius-sm)',
    sm: 'var(--radius-sm)',
    md: 'var(--radius)',
    lg: 'var(--radius-lg)',
    xl: 'var(--radius-lg)',
  },
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-md)',
    md: 'var(--text-lg)',
    lg: 'var(--text-xl)',
    xl: 'var(--text-2xl)',
  },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-6)',
    xl: 'var(--space-8)',
  },
  shadows: {
    sm: 'var(--shadow-float)',
    md: 'var(--shadow-float)',
    lg: 'var(--shadow-dialog)',
    xl: 'var(--shadow-dialog)',
  },
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
    Tooltip: { defaultProps: { openDelay: 500, withArrow: false, transitionProps: { duration: 120 } } },
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    Button: { defaultProps: { fw: 500 } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
  },
});

const shared: Record<string, string> = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-error': 'var(--red)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-faint)',
  '--mantine-color-disabled-border': 'var(--line-faint)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-light': 'var(--accent-tint)',
  '--mantine-primary-color-light-hover': 'var(--accent-tint)',
  '--mantine-primary-color-light-color': 'var(--accent-text)',
  '--mantine-color-horizon-filled': 'var(--accent)',
  '--mantine-color-horizon-filled-hover': 'var(--accent-hover)',
  '--mantine-color-horizon-light': 'var(--accent-tint)',
  '--mantine-color-horizon-light-hover': 'var(--accent-tint)',
  '--mantine-color-horizon-light-color': 'var(--accent-text)',
  '--mantine-color-horizon-outline': 'var(--accent-text)',
  '--mantine-color-horizon-text': 'var(--accent-text)',
  '--mantine-color-red-filled': 'var(--danger)',
  '--mantine-color-red-filled-hover': 'var(--danger-hover)',
  '--mantine-color-red-text': 'var(--red)',
  '--mantine-color-red-light': 'var(--red-tint)',
  '--mantine-color-red-light-color': 'var(--red)',
  '--mantine-color-gray-text': 'var(--ink-soft)',
  '--mantine-color-gray-light': 'var(--sunken)',
  '--mantine-color-gray-light-hover': 'var(--pressed)',
  '--mantine-color-gray-light-color': 'var(--ink)',
  '--mantine-line-height': 'var(--line-body)',
};

/** Points Mantine's variables at our tokens. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });

/** Where the choice of light or dark is kept; /boot.js reads the same key before the first paint. */
export const colourSchemeManager = localStorageColorSchemeManager({ key: 'faq_colour_scheme' });
