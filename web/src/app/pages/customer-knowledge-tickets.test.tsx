// TICKET-*, VALID-01…04, ERR-01, ERR-03, ERR-04, ERR-26, FLOW-08, FLOW-12: how the knowledge base leads to a ticket.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openMock, paths, sentTo, server, show, startAnew } from './knowledge-page.test-kit';

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string) => screen.getByRole('region', { name });

startAnew();

/** What a refusal of the five minutes says beside its text. */
const repeatedBy = (about: { isSame: boolean }) => ({
  reason: 'tickets.repeated',
  seconds: 179,
  questionRecordId: 57,
  ...about,
});

describe('the ticket dialog', () => {
  async function click(dialog: { name?: string } = {}) {
    show();
    await user.click(within(await screen.findByRole('region', { name: 'Axes' })).getByRole('button'));
    return screen.findByRole('dialog', dialog);
  }
  const open = () => click({ name: 'Create a ticket' });
  const submit = (dialog: HTMLElement) =>
    user.click(within(dialog).getByRole('button', { name: 'Create ticket' }));
  const question = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: 'Question' });

  it('KB-14, ROLE-02, TICKET-01 … TICKET-04, ERR-04 creates a ticket about the type and opens its chat', async () => {
    const dialog = await open();
    expect(within(dialog).getByText('Flying / Axes')).toBeDefined();
    await user.type(question(dialog), ' It drifts ');
    await user.click(within(dialog).getByRole('combobox', { name: 'Products' }));
    await user.click(within(dialog).getByRole('option', { name: 'Base R5' }));
    await submit(dialog);
    await waitFor(() => expect(openMock).toHaveBeenCalledWith('/user/chat?questionRecordId=31', '_blank'));
    expect(sentTo(paths.create)).toEqual([
      { questionTypeAreaId: 10, title: 'It drifts', item_id_array: [1] },
    ]);
    expect(screen.getByText('Success')).toBeDefined();
    expect(screen.getByText('Your ticket has been created. The chat opens now.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ROLE-02 asks a visitor to log in first and creates nothing', async () => {
    server.isLoggedIn = false;
    const modal = await click();
    expect(within(modal).getByText('Please Login First')).toBeDefined();
    await user.click(within(modal).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(paths.create)).toEqual([]);
  });

  it('VALID-01 offers the types below a top-level one, which heads them and cannot be chosen', async () => {
    const dialog = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Change' }));
    const flying = within(dialog).getByRole('group', { name: 'Flying' });
    expect(within(flying).getByRole('radio', { name: 'Axes' })).toHaveProperty('checked', true);
    expect(within(dialog).queryByRole('radio', { name: 'Flying' })).toBeNull();
    await user.click(within(flying).getByText('Flying'));
    expect(within(dialog).getByText('Flying / Axes')).toBeDefined();
  });

  it('VALID-01 … VALID-03 says what is wrong and sends nothing', async () => {
    show();
    // Somebody who searched in vain has no type yet.
    await user.type(await screen.findByRole('combobox', { name: 'Search questions' }), 'qqqq');
    await user.click(await screen.findByRole('button', { name: 'Ask us' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create a ticket' });
    await waitFor(() => expect(question(dialog)).toHaveProperty('value', 'qqqq'));
    await user.clear(question(dialog));
    await submit(dialog);
    expect(within(dialog).getByText('The level of QuestionType must > 1!')).toBeDefined();
    expect(within(dialog).getByText("The Question can't be empty!")).toBeDefined();
    await user.click(question(dialog));
    await user.paste('x'.repeat(101));
    expect(within(dialog).getByText(/^Please input question simple expression, more details/)).toBeDefined();
    expect(within(dialog).getByText('101 of 100 characters')).toBeDefined();
    expect(sentTo(paths.create)).toEqual([]);
  });

  it('TICKET-02 stays when the ground beside it is clicked', async () => {
    const dialog = await open();
    const overlay = document.querySelector('.mantine-Modal-overlay');
    const around = document.querySelector('.mantine-Modal-inner');
    for (const ground of [overlay, around]) if (ground) await user.click(ground);
    expect(dialog.isConnected).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ERR-01 tells the five-minute rule in the dialog, keeps what was typed and gives no notice', async () => {
    server.refusal = 'Create Ticket in 5 minute again';
    server.refusalData = repeatedBy({ isSame: true });
    const dialog = await open();
    await user.type(question(dialog), 'It drifts');
    await submit(dialog);
    const { textContent } = await within(dialog).findByRole('alert');
    expect(textContent).toContain('use the ticket button');
    expect(textContent).toContain('You can create another one in 3 minutes.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(question(dialog)).toHaveProperty('value', 'It drifts');
    await user.click(within(dialog).getByRole('button', { name: 'Open the ticket you just made' }));
    expect(openMock).toHaveBeenCalledWith('/user/chat?questionRecordId=57', '_blank');
  });

  it('says that nothing was sent without a connection, keeps it, and sends it with one tap when there is one', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.broken.add(paths.create);
    const dialog = await open();
    await user.type(question(dialog), 'It drifts');
    await submit(dialog);
    const { textContent } = await within(dialog).findByRole('alert');
    expect(textContent).toContain('Not sent yet: there is no connection');
    expect(textContent).toContain('What you have typed is kept on this device.');
    expect(question(dialog)).toHaveProperty('value', 'It drifts');
    server.broken.clear();
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await user.click(await within(dialog).findByRole('button', { name: 'Send it now' }));
    await waitFor(() => expect(openMock).toHaveBeenCalledWith('/user/chat?questionRecordId=31', '_blank'));
  });

  it('ERR-03 shows another refusal for 8 s', async () => {
    server.refusal = 'boom';
    const dialog = await open();
    await user.type(question(dialog), 'It drifts');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const typing = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await typing.click(within(dialog).getByRole('button', { name: 'Create ticket' }));
    await screen.findByText('boom');
    act(() => void vi.advanceTimersByTime(7_500));
    expect(screen.getByText('boom')).toBeDefined();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.queryByText('boom')).toBeNull();
  });

  it('TICKET-02 asks whoever has typed before it closes, and keeps what was typed', async () => {
    const dialog = await open();
    await user.type(question(dialog), 'It drifts');
    await user.keyboard('{Escape}');
    const asking = { name: 'Close without creating the ticket?' };
    await screen.findByRole('dialog', asking);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', asking)).toBeNull());
    expect(question(dialog)).toHaveProperty('value', 'It drifts');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const confirmation = await screen.findByRole('dialog', asking);
    await user.click(within(confirmation).getByText('Close', { selector: 'button *' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(within(region('Axes')).getByRole('button'));
    const again = await screen.findByRole('dialog');
    await waitFor(() => expect(question(again)).toHaveProperty('value', 'It drifts'));
    expect(within(again).getByText('What you had typed was kept.')).toBeDefined();
  });
});

describe('a guided answer that ends in the chat', () => {
  async function chatNow() {
    show('/user/knowledge?question=5');
    await user.click(await screen.findByRole('button', { name: /1\.Throttle/ }));
    await user.click(await screen.findByRole('button', { name: 'Chat Now' }));
  }

  it('FLOW-12 creates the ticket with the steps taken', async () => {
    await chatNow();
    await waitFor(() => expect(openMock).toHaveBeenCalledWith('/user/chat?questionRecordId=32', '_blank'));
    expect(sentTo(paths.answer)).toEqual([
      expect.objectContaining({
        question_type_id: 10,
        question_id: 5,
        step_record: expect.stringContaining(
          '<p>Which axis?</p><p><strong>→ Throttle</strong></p>',
        ) as unknown,
      }),
    ]);
  });

  it('ERR-01 opens the ticket just made when it is asked for again, whatever the words of the refusal', async () => {
    server.refusal = 'said in other words';
    server.refusalData = repeatedBy({ isSame: true });
    await chatNow();
    await waitFor(() => expect(openMock).toHaveBeenCalledWith('/user/chat?questionRecordId=57', '_blank'));
    expect(screen.getByText('You made this ticket a moment ago')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ERR-01 tells how long the five minutes last where it is another question, and opens nothing', async () => {
    server.refusal = 'Create Ticket in 5 minute again';
    server.refusalData = repeatedBy({ isSame: false });
    await chatNow();
    expect((await screen.findByRole('alert')).textContent).toContain('in 3 minutes');
    expect(openMock).not.toHaveBeenCalled();
  });

  it('ERR-26 only logs a call that did not get through', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.broken.add(paths.answer);
    await chatNow();
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Chat Now')).toHaveProperty('disabled', false);
    logged.mockRestore();
  });

  it('CONFLICT-31 tells an answered refusal', async () => {
    server.refusal = 'boom';
    await chatNow();
    expect((await screen.findByRole('alert')).textContent).toContain('boom');
  });

  it('FLOW-08 asks for the login before anything is sent', async () => {
    server.isLoggedIn = false;
    show('/user/knowledge?question=5');
    await user.click(await screen.findByRole('button', { name: /3\.It stopped/ }));
    await user.click(button('Unsolved and chat now'));
    const modal = await screen.findByRole('dialog');
    await user.click(within(modal).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(paths.answer)).toEqual([]);
    expect(button('Unsolved and chat now')).toHaveProperty('disabled', false);
  });
});
