// Lint: the faults that types do not catch (forgotten promises, any), and the sizes of files and functions.
// What may import what is in .dependency-cruiser.cjs, what nobody uses is knip's business, layout is Prettier's.
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const size = (lines) => ['error', { max: lines, skipBlankLines: true, skipComments: true }];
const functionSize = (lines) => [
  'error',
  { max: lines, skipBlankLines: true, skipComments: true, IIFEs: true },
];

export default tseslint.config(
  { ignores: ['node_modules', 'dist', 'data', '.cache', 'test-results', 'playwright-report', 'coverage'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    rules: {
      'max-lines': size(300),
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/return-await': ['error', 'in-try-catch'],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines-per-function': functionSize(80),
    },
  },
  {
    files: ['contract/src/**', 'server/src/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness is passed in.' },
      ],
    },
  },
  {
    // A component's function holds its markup.
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': functionSize(150) },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // A test file is a list of cases; describe() is a function only in form.
    files: ['**/*.test.{ts,tsx}', 'e2e/**', 'bench/**', 'conformance/**', 'server/test/**'],
    rules: { 'max-lines': size(600), 'max-lines-per-function': 'off' },
  },
  {
    // Content and texts: as long as they need to be.
    files: [
      'server/demo/content/**',
      'web/src/**/messages*/**',
      'web/src/**/*messages*.ts',
      'web/src/**/texts*/**',
    ],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
