// KB-10, MOB-01, MOB-12: the knowledge base on phones.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { setViewState } from '../../lib/view-state';
import { place, show, startAnew } from './knowledge-page.test-kit';
import { MobileKnowledgePage } from './mobile-knowledge-page';

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.getByRole('button', { name });

startAnew();

describe('on a phone', () => {
  beforeEach(() => setViewState({ isPC: false }));

  it('KB-10, MOB-01 keeps the catalogue in a sheet that starts closed', async () => {
    show('/m/user/knowledge', <MobileKnowledgePage />);
    await screen.findByRole('region', { name: 'Axes' });
    expect(screen.queryByRole('navigation', { name: 'Catalogue' })).toBeNull();
    await user.click(button('Catalogue'));
    const tree = await screen.findByRole('navigation', { name: 'Catalogue' });
    await user.click(within(tree).getByRole('link', { name: 'Flying' }));
    expect(place.address).toBe('/m/user/knowledge?type=1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('MOB-12 creates a ticket in an overlay of the whole screen', async () => {
    show('/m/user/knowledge', <MobileKnowledgePage />);
    await user.click(within(await screen.findByRole('region', { name: 'Axes' })).getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Create a ticket' });
    expect(dialog.closest('[data-full-screen]')).not.toBeNull();
  });
});
