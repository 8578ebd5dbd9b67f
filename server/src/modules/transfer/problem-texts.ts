/*
 * What an import says of a file that is wrong: each sentence in both languages, the command's and the screen's. Behind
 * it stands the place, so a sentence has no subject.
 */
import { errorText, type AppError } from '../../platform/app-error';

/** One sentence in both languages; `{other}` in it is another place of the file. */
export interface Sentence {
  readonly en: string;
  readonly zh: string;
  readonly other?: readonly PropertyKey[];
}

const both = (en: string, zh: string): Sentence => ({ en, zh });

/** Why a text is no JSON, as the parser says it. */
const whyNoJson: readonly (readonly [part: string, en: string, zh: string])[] = [
  ["unexpected token ']'", 'a comma too many before ]', ']前多了逗号'],
  ["unexpected token '}'", 'a comma too many before }', '}前多了逗号'],
  ['object key', 'a name in double quotes is missing', '此处应为双引号中的字段名'],
  ["expected ':'", 'a colon is missing', '缺少冒号'],
  ["expected ','", 'a comma is missing', '缺少逗号'],
  ["expected ']'", 'a ] is missing', '缺少 ]'],
  ["expected '}'", 'a } is missing', '缺少 }'],
  [
    'escaped',
    'a text is not closed, or has a line break or a lone \\ in it',
    '文字未结束，或含有换行或单独的 \\',
  ],
  ['unexpected characters', 'something stands behind the end', '结尾之后还有内容'],
  ['digit', 'a number is not complete', '数字不完整'],
  ['value', 'a value is missing or not in quotes', '缺少值，或文字没有加双引号'],
];

const rowWords: Readonly<Record<string, Sentence>> = {
  productTypes: both('category', '产品类型'),
  products: both('product', '产品'),
  reportSops: both('SOP', '报损 SOP '),
  staff: both('staff account', '客服账号'),
  questionTypes: both('question type', '问题分类'),
  sopDirectories: both('directory', '目录'),
};

export const says = {
  empty: both('is empty.', '是空文件。'),
  notUtf8: both(
    'is not UTF-8. Save it as UTF-8 (in a spreadsheet: "CSV UTF-8").',
    '不是 UTF-8 编码。请另存为 UTF-8（在 Excel 中选择“CSV UTF-8（逗号分隔）”）。',
  ),
  noJsonAtAll: both(
    'is not JSON: it does not begin with {. For a table choose its CSV.',
    '不是 JSON：没有以 { 开头。如果是表格，请选择相应的 CSV 类型。',
  ),
  notJson: (line: number, column: number, reason: string): Sentence => {
    const [, en = 'something is wrong', zh = '有误'] =
      whyNoJson.find(([part]) => reason.includes(part)) ?? [];
    return both(
      `is not JSON: line ${line}, column ${column}: ${en}.`,
      `不是有效的 JSON：第 ${line} 行第 ${column} 列，${zh}。`,
    );
  },
  endsEarly: both(
    'is not JSON: it ends too early, as if it were cut off.',
    '不是有效的 JSON：文件不完整，可能没有传完或被截断。',
  ),
  twice: both('stands twice in the same object.', '在同一对象中出现了两次。'),
  tooDeep: both('has too many levels.', '嵌套层数过多。'),
  tooManyValues: both('has too many values.', '内容过多。'),
  tooManyRows: (max: number) => both(`has more than ${max} rows.`, `超过 ${max} 条。`),
  tooMuchContent: (megabytes: number) =>
    both(
      `is more than ${megabytes} MB without the bytes of files.`,
      `除图片与文件外的内容超过 ${megabytes} MB。`,
    ),
  notBase64: both('is not base64, or is cut off.', '不是完整的 base64 编码。'),
  wrongSize: (said: number, found: number) =>
    both(`has ${found} bytes, but the size says ${said}.`, `有 ${found} 字节，与 size 所写的 ${said} 不符。`),
  otherBytes: both(
    'has other bytes than the file of this name here, which browsers keep. Give it a new name, here and where it is shown.',
    '与本站同名文件的内容不同。文件名不能重复使用，请在此处和引用它的地方改用新的文件名。',
  ),
  otherKind: (found: string) =>
    both(`does not end as its bytes are (${found}).`, `文件名后缀与实际内容（${found}）不符。`),
  sameAs: (other: readonly PropertyKey[]): Sentence => ({
    ...both('is the same as {other}.', '与 {other} 重复。'),
    other,
  }),
  needsKey: both('needs a key or an id.', '需要填写 key 或 id。'),
  needsPassword: both('a new account needs a password.', '新账号必须有密码。'),
  noRow: (section: string, ref: string | number) => {
    const { en, zh } = rowWords[section] ?? both(section, section);
    return typeof ref === 'number'
      ? both(`there is no ${en} with the id ${ref}.`, `找不到 id 为 ${ref} 的${zh}。`)
      : both(`there is no ${en} "${ref}".`, `找不到${zh}“${ref}”。`);
  },
  noCustomer: (account: string, store: string) =>
    both(
      `there is no customer "${account}" of the store ${store}.`,
      `找不到${store === 'cn' ? '中国站' : '全球站'}的客户“${account}”。`,
    ),
  isJson: both('is JSON, not a table. Choose JSON for it.', '是 JSON 文件，不是表格。请选择 JSON 类型。'),
  noColumn: (columns: readonly string[]) =>
    both(`has no column ${columns.join(', ')}.`, `缺少列：${columns.join('、')}。`),
  notCsv: (row: number) =>
    both(
      `is not CSV: the quotes in row ${row} or after it are not closed rightly.`,
      `不是有效的 CSV：第 ${row} 行或其后的引号没有正确成对。`,
    ),
  tooManyCells: both(
    'has more cells than the head; a comma in a text needs quotes around the text.',
    '单元格比表头多；文字中含有逗号时需加双引号。',
  ),
  severalShops: both(
    'names another shop than the rows before; rows of one file are of one shop.',
    '与前面各行的 shop 不同；一个文件只能来自一个站点。',
  ),
  otherInRow: (other: readonly PropertyKey[]): Sentence => ({
    ...both(
      'differs from {other}, which is of the same question. Change it in all of its rows, or leave it empty below.',
      '与同一问题的 {other} 不一致。请在该问题的每一行都修改，或在后面的行中留空。',
    ),
    other,
  }),
  notNumber: both('must be a whole number.', '必须是整数。'),
  noStep: (step: string) => both(`there is no step ${step} in this question.`, `该问题中没有第 ${step} 步。`),
  cutCell: both(
    'has exactly 32,767 characters: a spreadsheet cut it off. Change this question on its screen instead.',
    '恰好 32,767 个字符，已被表格软件截断。请在页面中修改该问题。',
  ),
  refusal: (error: AppError) => both(errorText(error, 'en'), errorText(error, 'zh')),
} as const;
