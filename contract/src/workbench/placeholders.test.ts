// placeholders of canned replies are filled as text, unknown ones are found, and nothing is lost.
import { describe, expect, it } from 'vitest';
import { fillPlaceholders, placeholderNames, unknownPlaceholders } from './placeholders';

const values = {
  'customer.name': 'Ada <b>&</b> Co',
  'agent.name': 'Amelia',
  'ticket.id': '42',
  'ticket.title': 'Axis drifts',
  'ticket.path': 'Hardware / Sticks',
  'shop.name': 'shop.example.com',
};
const none = { ...values, 'customer.name': ' ', 'agent.name': '', 'ticket.path': '', 'shop.name': '' };

describe('filling (Q-136)', () => {
  it.each([
    ['Hello {{agent.name}}, #{{ ticket.id }}', 'Hello Amelia, #42'],
    ['<p>{{customer.name}}</p>', '<p>Ada &lt;b&gt;&amp;&lt;/b&gt; Co</p>'],
    ['{{agent.name}}{{agent.name}}', 'AmeliaAmelia'],
    ['{{{agent.name}}}', '{Amelia}'],
    ['{{nobody}} {{agent.name', '{{nobody}} {{agent.name'],
    ['{{agent<b>.name</b>}}', '{{agent<b>.name</b>}}'],
    ['{{constructor}} {{toString}}', '{{constructor}} {{toString}}'],
  ])('%s', (html, filled) => expect(fillPlaceholders(html, values, 'en')).toBe(filled));

  it('writes a word of the language where nothing is known', () => {
    const text = '{{customer.name}}|{{agent.name}}|{{ticket.path}}|{{shop.name}}';
    expect(fillPlaceholders(text, none, 'en')).toBe('customer|our support team|your question|our shop');
    expect(fillPlaceholders(text, none, 'zh')).toBe('客户|客服|您的问题|本店');
  });

  it('a value that looks like a placeholder is not filled again', () => {
    const tricky = { ...values, 'customer.name': '{{agent.name}} $& $1' };
    expect(fillPlaceholders('{{customer.name}}', tricky, 'en')).toBe('{{agent.name}} $&amp; $1');
  });

  it('is quick with hostile texts', () => {
    const hostile = '{{'.repeat(100_000) + ' '.repeat(100_000);
    expect(fillPlaceholders(hostile, values, 'en')).toBe(hostile);
  });
});

it('unknown ones are named once each, known ones never (Q-136)', () => {
  expect(unknownPlaceholders('{{a}} {{ a }} {{b.c}} {{}} {{customer.name}}')).toEqual(['a', 'b.c', '']);
  expect(unknownPlaceholders(placeholderNames.map((name) => `{{${name}}}`).join(''))).toEqual([]);
});
