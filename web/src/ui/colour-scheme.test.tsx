// Light and dark: the switch, Mantine where it is around, the page, the next visit and the other tabs agree.
import './jsdom.test-kit';
import { useMantineColorScheme } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setLocale } from '../lib/i18n';
import { chooseColourScheme, followColourScheme } from './colour-scheme';
import { ColourSchemeSwitch } from './colour-scheme-switch';
import { Mantine } from './theme/mantine';

const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme');

function MantineSays() {
  return <output>{useMantineColorScheme().colorScheme}</output>;
}

beforeAll(() => setLocale('en'));

afterEach(() => {
  cleanup();
  chooseColourScheme('auto');
});

it('a choice is shown and kept, and Mantine is told at once', async () => {
  render(
    <>
      <ColourSchemeSwitch />
      <Mantine>
        <MantineSays />
      </Mantine>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark colours' }));
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('faq_colour_scheme')).toBe('dark');
  expect(screen.getByRole('status').textContent).toBe('dark');
  expect(screen.getByRole('button', { name: 'Switch to light colours' })).toBeTruthy();
});

it('the choice of another tab is followed', () => {
  const stop = followColourScheme();
  render(<ColourSchemeSwitch />);
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'faq_colour_scheme', newValue: 'dark' })),
  );
  expect(shown()).toBe('dark');
  expect(screen.getByRole('button', { name: 'Switch to light colours' })).toBeTruthy();
  stop();
});
