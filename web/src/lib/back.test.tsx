// Back closes what lies on top, and the history stays what the person walked.
import '../ui/jsdom.test-kit';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startBack, useBackCloses } from './back-history';
import { setViewState } from './view-state';

const user = userEvent.setup();
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;
const depth = () => (window.history.state as { layers?: number } | null)?.layers ?? 0;

// Before what is tested listens: it lets nobody else know.
let arrived = 0;
let atNextStep: (() => void) | undefined;
window.addEventListener(
  'popstate',
  () => {
    arrived += 1;
    const work = atNextStep;
    atNextStep = undefined;
    work?.();
  },
  true,
);

/** Steps through the history as the browser's own buttons do, and waits until so many steps were made. */
async function step(delta: 1 | -1, steps = 1): Promise<void> {
  const after = arrived + steps;
  History.prototype.go.call(window.history, delta);
  await waitFor(() => expect(arrived).toBe(after));
}

function Layer({ name, onClose, inner }: { name: string; onClose: () => void; inner?: () => void }) {
  useBackCloses(true, onClose);
  const navigate = useNavigate();
  return (
    <div role="dialog" aria-label={name}>
      <button onClick={onClose}>{`Close ${name}`}</button>
      {inner && <button onClick={inner}>Look</button>}
      <button
        onClick={() => {
          onClose();
          void navigate('/next');
        }}
      >
        {`Follow ${name}`}
      </button>
      <button onClick={() => void navigate('/?filter=2', { replace: true })}>{`Filter in ${name}`}</button>
    </div>
  );
}

function Page() {
  const [sheet, setSheet] = useState(false);
  const [viewer, setViewer] = useState(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => setSheet(true)}>Open</button>
      <button onClick={() => void navigate('/first')}>Go</button>
      <button onClick={() => void navigate(-1)}>Leave</button>
      {sheet && <Layer name="sheet" onClose={() => setSheet(false)} inner={() => setViewer(true)} />}
      {viewer && <Layer name="viewer" onClose={() => setViewer(false)} />}
    </>
  );
}

const address = () => screen.getByRole('status').textContent;

beforeEach(() => {
  setViewState({ isPC: false });
  startBack();
  window.history.pushState(null, '', '/');
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
});
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(depth()).toBe(0));
});

async function openBoth(): Promise<void> {
  await click('Open');
  await click('Look');
  await waitFor(() => expect(depth()).toBe(2));
}

it('closes one layer after the other, then leaves the page', async () => {
  await click('Go');
  await openBoth();
  await step(-1);
  expect([isOpen('viewer'), isOpen('sheet')]).toEqual([false, true]);
  await step(-1);
  expect([isOpen('sheet'), address()]).toEqual([false, '/first']);
  await step(-1);
  expect(address()).toBe('/');
});

it('takes the entry back when the layer is closed in another way', async () => {
  await click('Go');
  await openBoth();
  await click('Close viewer');
  await click('Close sheet');
  await waitFor(() => expect(depth()).toBe(0));
  await step(-1);
  expect(address()).toBe('/');
});

it('keeps what is opened while it takes the entry of another layer back', async () => {
  await click('Open');
  await waitFor(() => expect(depth()).toBe(1));
  const reopened = new Promise<void>((resolve) => {
    // The step back is under way, and the page does not know of it yet.
    atNextStep = () => {
      act(() => screen.getByRole('button', { name: 'Open' }).click());
      resolve();
    };
  });
  await click('Close sheet');
  await reopened;
  await waitFor(() => expect(depth()).toBe(1));
  expect(isOpen('sheet')).toBe(true);
});

it('gives the place of a layer to the page that is opened from it', async () => {
  await click('Open');
  await waitFor(() => expect(depth()).toBe(1));
  await click('Follow sheet');
  expect([isOpen('sheet'), address(), depth()]).toEqual([false, '/next', 0]);
  await step(-1);
  expect([isOpen('sheet'), address(), depth()]).toEqual([false, '/', 0]);
  await step(1);
  expect(address()).toBe('/next');
});

it('opens nothing by Forward, and stays on the page', async () => {
  await click('Open');
  await waitFor(() => expect(depth()).toBe(1));
  await step(-1);
  // There and back.
  await step(1, 2);
  expect([isOpen('sheet'), address(), depth()]).toEqual([false, '/', 0]);
});

it('keeps what the address came to say while the layer was open', async () => {
  await click('Open');
  await waitFor(() => expect(depth()).toBe(1));
  await click('Filter in sheet');
  await step(-1);
  expect([isOpen('sheet'), address(), window.location.search]).toEqual([false, '/?filter=2', '?filter=2']);
});

it('a step back that the page asks for is one of its pages, also from below a layer', async () => {
  await click('Go');
  await click('Open');
  await waitFor(() => expect(depth()).toBe(1));
  await click('Leave');
  await waitFor(() => expect(address()).toBe('/'));
  expect(isOpen('sheet')).toBe(false);
});
