// UPLOAD-08, ERR-24: files that an agent sends into the open ticket, one that cannot be sent, and pictures that are
// pasted or dropped.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useKeep } from '../../features/chat/keep';
import { staffTicket } from '../../features/workbench/staff-ticket.test-kit';
import { useSession } from '../../lib/session';
import { Mantine } from '../../ui/theme/mantine';
import { StaffTicketPane } from './admin-chat-page-pane';
import { endWorld, message, ok, openPage } from './chat-page.test-kit';
import type { PersonalInfo } from '#contract/identity/schemas';

const sendPath = '/javaplus/admin/webSocket/sendMessage';

function Page() {
  const { staff } = useSession();
  return staff && <Pane staff={staff} />;
}

function Pane({ staff }: { staff: PersonalInfo }) {
  const keep = useKeep('admin', `admin:${staff.id}`);
  return (
    <StaffTicketPane
      ticket={staffTicket(1)}
      marks={staffTicket(1)}
      staff={staff}
      keep={keep}
      isContextOpen={false}
      onContext={() => undefined}
    />
  );
}

let lastSeq = 2;
const storing = (body: Record<string, unknown>) => {
  lastSeq += 1;
  const clientMessageId = String(body['clientMessageId']);
  return ok(message(1, lastSeq, { content: String(body['msgContent']), clientMessageId }));
};

const show = () =>
  openPage(
    <Mantine>
      <Page />
    </Mantine>,
    '/admin/chat',
    { side: 'admin', answers: { [sendPath]: storing } },
  );

/** A request of files that waits until the test answers it. */
class FakeUpload {
  path = '';
  form = new FormData();
  status = 0;
  responseText = '';
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  onload: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  open(_: string, path: string): void {
    this.path = path;
  }
  setRequestHeader(): void {}
  getResponseHeader(): null {
    return null;
  }
  send(form: FormData): void {
    this.form = form;
  }
  abort(): void {}
  answers(body: object): void {
    this.status = 200;
    this.responseText = JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }
}

/** Takes the place of the browser's uploads; what is sent stands in the list. */
function stubUploads(): FakeUpload[] {
  const sent: FakeUpload[] = [];
  class Request extends FakeUpload {
    override send(form: FormData): void {
      super.send(form);
      sent.push(this);
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

afterEach(endWorld);

describe('uploads', () => {
  const files = [new File(['one'], 'a.txt'), new File(['two'], 'b.txt')];
  const choose = async () => {
    await userEvent.upload(await screen.findByTestId('upload-file'), files);
  };

  it('UPLOAD-08: files of one choice go out in one request, as file0 and file1, and say how far they are', async () => {
    const requests = stubUploads();
    const world = await show();
    await choose();
    expect(requests).toHaveLength(1);
    const [request] = requests;
    expect(request?.path).toBe('/api/admin/ChatBase/uploadFile?kind=file');
    expect([...(request?.form.entries() ?? [])].filter(([, part]) => part instanceof File)).toEqual([
      ['file0', expect.objectContaining({ name: 'a.txt' })],
      ['file1', expect.objectContaining({ name: 'b.txt' })],
    ]);
    const bar = screen.getByRole('progressbar', { name: '正在上传 a.txt, b.txt' });
    for (const [loaded, shown] of [
      [60, '30'],
      [200, '100'],
    ] as const) {
      act(() => request?.upload.onprogress?.({ lengthComputable: true, loaded, total: 200 }));
      expect(bar.getAttribute('aria-valuenow')).toBe(shown);
    }
    const data = ['a', 'b'].map((name) => ({ url: `/static/${name}.txt`, name: `${name}.txt` }));
    await act(async () => request?.answers({ errno: 0, errmsg: '', data }));
    await waitFor(() => expect(world.sentTo(sendPath)).toHaveLength(2));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('ERR-24: a failed one is told with the reason and how large a file may be', async () => {
    const requests = stubUploads();
    const world = await show();
    await choose();
    await act(async () => requests[0]?.answers({ errno: 1000, errmsg: 'boom', data: null }));
    const notice = screen.getByRole('alert').textContent;
    for (const part of ['上传失败', 'boom', '上传文件最大为 100M']) expect(notice).toContain(part);
    expect(screen.getByRole('button', { name: '重新上传' })).toBeTruthy();
    expect(world.sentTo(sendPath)).toEqual([]);
  });
});

describe('a picture that comes from elsewhere', () => {
  const picture = new File(['png'], 'screenshot.png', { type: 'image/png' });
  const data = { files: [picture], types: ['Files'], getData: () => '' };
  const field = () => screen.findByRole('textbox', { name: '消息' });
  const comes = {
    'pasted into the composer': (place: Element) => fireEvent.paste(place, { clipboardData: data }),
    'dropped onto the composer': (place: Element) => fireEvent.drop(place, { dataTransfer: data }),
  };

  it.each(Object.entries(comes))('%s stands in its text and is not sent by itself', async (_, give) => {
    const requests = stubUploads();
    const world = await show();
    give(await field());
    expect(requests.map(({ path }) => path)).toEqual(['/api/admin/ChatBase/uploadFile?kind=image']);
    const stored = [{ url: '/static/1.png', name: 'screenshot.png' }];
    await act(async () => requests[0]?.answers({ errno: 0, errmsg: '', data: stored }));
    await waitFor(async () => expect((await field()).querySelectorAll('img[src]')).toHaveLength(1));
    expect(world.sentTo(sendPath)).toEqual([]);
  });

  it('pasted while nothing has the focus is sent into the open ticket', async () => {
    const requests = stubUploads();
    const world = await show();
    await field();
    fireEvent.paste(document.body, { clipboardData: data });
    const stored = [{ url: '/static/1.png', name: 'screenshot.png' }];
    await act(async () => requests[0]?.answers({ errno: 0, errmsg: '', data: stored }));
    await waitFor(() => expect(world.sentTo(sendPath)).toHaveLength(1));
  });
});
