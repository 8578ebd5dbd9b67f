// KB-*, ROUTE-18, Q-36, Q-131: the customer's knowledge base through what a person sees and the calls that go out.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { encodeQuestionLink } from '#contract/knowledge/catalogue';
import { queryClient } from '../../lib/query-client';
import { openMock, paths, place, sentTo, server, show, startAnew } from './knowledge-page.test-kit';

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string) => screen.getByRole('region', { name });

startAnew();

describe('the home', () => {
  it('KB-01 … KB-04 shows each type with its persons, its four newest questions and the way to all', async () => {
    show();
    const axes = await screen.findByRole('region', { name: 'Axes' });
    expect(within(axes).getByText('Looked after by Amelia, Bruno')).toBeDefined();
    const links = within(axes).getAllByRole('listitem');
    expect(links.map((item) => item.textContent)).toEqual([
      'Which curve?Amelia, 2026-11-07',
      'The axis driftsAmelia, 2026-11-06',
      'Fourth questionAmelia, 2026-11-05',
      'Third questionAmelia, 2026-11-04',
    ]);
    await user.click(within(axes).getByRole('link', { name: 'View all questions about “Axes”' }));
    expect(place.address).toBe('/user/knowledge?type=10');
    expect(screen.getByRole('heading', { level: 1, name: 'Axes' })).toBeDefined();
    expect(within(screen.getByRole('article')).getByText('Oldest question')).toBeDefined();
  });

  it('says what is missing when the catalogue cannot be loaded, and tries again', async () => {
    server.broken.add(paths.catalogue);
    show();
    await screen.findByText('The catalogue could not be loaded');
    server.broken.clear();
    await user.click(button('Try again'));
    expect(await screen.findByRole('region', { name: 'Axes' })).toBeDefined();
  });
});

describe('the catalogue panel', () => {
  it('KB-11 keeps top-level types open and folds the deeper ones', async () => {
    show();
    const tree = await screen.findByRole('navigation', { name: 'Catalogue' });
    const axes = within(tree).getByRole('button', { name: /^Axes/ });
    expect(axes.getAttribute('aria-expanded')).toBe('false');
    await user.click(axes);
    const titles = within(tree)
      .getAllByRole('link')
      .map((link) => link.textContent);
    // KB-19: newest change first at depth 2.
    expect(titles.slice(0, 4)).toEqual(['Flying', 'The axis drifts', 'Fourth question', 'Third question']);
    await user.click(axes);
    expect(within(tree).queryByText('The axis drifts')).toBeNull();
  });

  it('KB-10 folds and unfolds', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'Fold the catalogue' }));
    expect(screen.queryByRole('navigation', { name: 'Catalogue' })).toBeNull();
    await user.click(button('Show the catalogue'));
    expect(screen.getByRole('navigation', { name: 'Catalogue' })).toBeDefined();
  });

  it('KB-05, CONST-12 filters by products 300 ms after the last choice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const typing = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show();
    await typing.click(await screen.findByRole('combobox', { name: 'My products' }));
    await typing.click(screen.getByRole('option', { name: 'Panel P1' }));
    expect(place.address).toBe('/user/knowledge');
    act(() => void vi.advanceTimersByTime(300));
    expect(place.address).toBe('/user/knowledge?items=2');
    expect(region('Buttons')).toBeDefined();
    // The one for product 1 only is gone, those for all products stay.
    expect(within(region('Axes')).queryByText('The axis drifts')).toBeNull();
    expect(within(region('Axes')).getByText('Third question')).toBeDefined();
    await typing.click(button('Show all products'));
    act(() => void vi.advanceTimersByTime(300));
    expect(place.address).toBe('/user/knowledge');
  });

  it('ignores products that do not exist', async () => {
    show('/user/knowledge?items=99');
    await screen.findByRole('region', { name: 'Axes' });
    await waitFor(() => expect(within(region('Axes')).getByText('The axis drifts')).toBeDefined());
  });
});

describe('the after-sales button', () => {
  it('KB-07 shows unread and unsolved, and opens the chat', async () => {
    show();
    await user.click(
      await screen.findByRole('button', { name: /After-sales tickets.*1 unread.*1 unsolved/ }),
    );
    expect(openMock).toHaveBeenCalledWith('/user/chat', '_blank');
  });

  it('KB-07 counts nothing that is not there', async () => {
    server.tickets = server.tickets.map((row) => ({ ...row, userUnread: 0 }));
    show();
    const { textContent } = await screen.findByRole('button', { name: /After-sales tickets.*1 unsolved/ });
    expect(textContent).not.toContain('unread');
  });

  it('KB-08 is inactive for somebody without tickets', async () => {
    server.tickets = [];
    show();
    const afterSales = await screen.findByRole('button', { name: /You have no tickets yet/ });
    expect(afterSales).toHaveProperty('disabled', true);
  });

  it('KB-09 asks for the login first and then goes on', async () => {
    server.isLoggedIn = false;
    show();
    await user.click(await screen.findByRole('button', { name: /Log in to see your tickets/ }));
    const modal = await screen.findByRole('dialog');
    expect(within(modal).getByText('Please Login First')).toBeDefined();
    expect(openMock).not.toHaveBeenCalled();
    await user.type(within(modal).getByLabelText('Account'), 'pilot@example.com');
    await user.type(within(modal).getByLabelText('Password'), 'demo{Enter}');
    await waitFor(() => expect(openMock).toHaveBeenCalledWith('/user/chat', '_blank'));
  });
});

describe('addresses', () => {
  it('KB-13, KB-16 opens a copied link on its question, the tree on its path', async () => {
    const link = encodeQuestionLink([{ id: 10, title: 'Axes' }], 5);
    show(`/user/knowledge?${new URLSearchParams(link).toString()}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'The axis drifts' })).toBeDefined();
    expect(await screen.findByText('It moves by itself.')).toBeDefined();
    expect(await screen.findByRole('list', { name: 'Products' })).toHaveProperty('textContent', 'Base R5');
    const tree = screen.getByRole('navigation', { name: 'Catalogue' });
    const open = within(tree).getByRole('link', { name: 'The axis drifts' });
    expect(open.getAttribute('aria-current')).toBe('page');
    expect(sentTo(paths.access)).toEqual([
      expect.objectContaining({ question_id: 5, component: 'AnswerQuestion' }),
    ]);
  });

  it('Q-131 shows the home with a notice for an unknown one', async () => {
    show('/user/knowledge?id=hostile&nav=%7B');
    expect(await screen.findByText(/This question does not exist or is being edited/)).toBeDefined();
    expect(region('Axes')).toBeDefined();
  });

  it('Q-36 says that an open question is being edited when it is taken back', async () => {
    show('/user/knowledge?question=5');
    await screen.findByRole('heading', { level: 1, name: 'The axis drifts' });
    server.catalogue = [];
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('This question is being edited')).toBeDefined();
  });
});
