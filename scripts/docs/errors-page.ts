// The whole error catalogue, and the page on envelopes.
import { errorNumbers } from '../../contract/src/core/envelope';
import type { ErrorDefinition } from '../../contract/src/core/errors';
import { errors } from '../../contract/src/errors';
import { code, page, table } from './markdown';

export function errorsPage(): string {
  const all = Object.entries(errors as Record<string, ErrorDefinition>);
  const groups = new Map<string, string[][]>();
  for (const [name, { kind, en, zh }] of all) {
    const [group = ''] = name.split('.');
    const { code: number, errno, status } = errorNumbers[kind];
    const rows = groups.get(group) ?? [];
    rows.push([code(name), String(number), String(errno), String(status), en, zh]);
    groups.set(group, rows);
  }
  return page(
    '# Errors',
    `The ${all.length} errors that the wire can carry. \`{name}\` in a text is filled in by the server.`,
    [...groups].flatMap(([group, rows]) => [
      `## ${group}`,
      table(['error', 'code', 'errno', 'HTTP', 'English', '中文'], rows),
    ]),
  );
}

export function envelopesPage(): string {
  const numbers = Object.entries(errorNumbers).map(([kind, { code: number, errno, status }]) => [
    kind.replaceAll('_', ' '),
    String(number),
    String(errno),
    String(status),
  ]);
  return page(
    '# Envelopes, sessions and sides',
    '## Two envelopes',
    table(
      ['paths', 'success', 'refusal'],
      [
        [
          '`/java…`, `/javaplus…`',
          '`{"code": 200, "message": "success", "msg": "success", "data": …}`',
          '`{"code": 401, "message": "Please Login First", "msg": …, "data": {}, "requestId": …}`',
        ],
        [
          '`/api…`, `/home…`',
          '`{"errno": 0, "errmsg": "", "data": …}`',
          '`{"errno": 1003, "errmsg": "Please Login First", "data": {}, "requestId": …}`',
        ],
      ],
    ),
    '`message` and `msg` are the same text. Refusals answer HTTP 200 unless the table says otherwise.',
    table(['kind of refusal', 'code', 'errno', 'HTTP'], numbers),
    '## Order of refusals',
    'Session, role and read-only; existence and ownership; duty; state; content; the five-minute rule last ' +
      '(Q-144). To customers an unknown id and one of somebody else answer the same, `403` / `1004`; to staff an ' +
      'unknown id answers `404` / `1005` (Q-143).',
    '## Sessions and sides',
    'Sessions are HttpOnly cookies: `faq_user_sid` of customers, `faq_admin_sid` of staff, `faq_anon_sid` of ' +
      'anonymous identities. A path with `/user/` or `/admin/` speaks for that side. On any other path the header ' +
      '`x-user-type: user` or `admin` says which session counts; without it the only session there is (Q-165).',
    'Pages of other sites are refused for every POST, every GET that writes and every socket (Q-149).',
    '## Languages',
    'Texts for staff are Chinese; for customers they follow the cookie `lang`, else the locale of `/config.js` ' +
      '(Q-145).',
    '## What any body may carry',
    '`timestamp` and `wsid` (Q-04). Unknown fields are ignored. Ids may be sent as digits in a string.',
  );
}
