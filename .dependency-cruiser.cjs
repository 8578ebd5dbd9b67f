// The arrows of docs/architecture.md, enforced: who may import whom. Each rule says in its comment what to do
// instead. A change of the ranks is a decision note.

/** Modules of the server by rank; imports run strictly downwards, from a higher number to a lower one. */
const ranks = [
  ['identity', 'settings', 'history'],
  ['files', 'shop'],
  ['knowledge', 'sop'],
  ['search'],
  ['tickets'],
  ['chat', 'assistant'],
  ['ratings', 'damage-reports'],
  ['workbench'],
  ['sync', 'transfer'],
];

const modules = '^server/src/modules/';
const anyOf = (names) => `(${names.join('|')})`;
const test = '\\.test\\.tsx?$';

/** Files of the contract that bring zod with them: the browser may have their types only. */
const heavyContract = [
  '^contract/src/(index|core/endpoint|core/schema|core/documents)\\.ts$',
  '^contract/src/.*(schemas|endpoints|messages)\\.ts$',
];

const rankRules = ranks.map((names, rank) => ({
  name: `rank-${rank}-imports-downwards`,
  comment: `Modules of rank ${rank} import lower ranks only. Upwards there are ports and events.`,
  severity: 'error',
  from: { path: `${modules}${anyOf(names)}/`, pathNot: test },
  to: { path: `${modules}${anyOf(ranks.slice(rank).flat())}/`, pathNot: `${modules}$1/` },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contract-imports-only-zod',
      comment: 'The contract is what both sides read; it needs nobody.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: test },
      to: { pathNot: ['^contract/src/', '^node_modules/zod/'] },
    },
    {
      name: 'light-contract-stays-light',
      comment: 'The browser loads this file; only files named schemas, endpoints or messages may need zod.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: [...heavyContract, test] },
      to: { path: [...heavyContract, '^node_modules/zod/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'platform-knows-no-noun',
      comment: 'What names a ticket or a person belongs to a module.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: test },
      to: {
        path: ['^server/src/(modules|schema)/', '^server/src/(app|compose|main)\\.ts$', '^server/demo/'],
      },
    },
    {
      name: 'schema-is-tables-only',
      comment: 'Table types know no module.',
      severity: 'error',
      from: { path: '^server/src/schema/' },
      to: { path: ['^server/src/modules/', '^server/src/(app|compose|main)\\.ts$', '^server/demo/'] },
    },
    {
      name: 'modules-meet-at-their-door',
      comment: "Import the other module's index.ts; what is not there is its own business.",
      severity: 'error',
      from: { path: `${modules}([^/]+)/` },
      to: { path: modules, pathNot: [`${modules}$1/`, `${modules}[^/]+/index\\.ts$`] },
    },
    {
      name: 'others-use-the-door-too',
      comment: "app.ts, the demo shop and the start see a module's index.ts and no more.",
      severity: 'error',
      from: { path: ['^server/src/[^/]+\\.ts$', '^server/demo/'] },
      to: { path: modules, pathNot: `${modules}[^/]+/index\\.ts$` },
    },
    {
      name: 'modules-know-no-composition',
      comment: 'Whoever puts the modules together stands above them.',
      severity: 'error',
      from: { path: modules, pathNot: test },
      to: { path: ['^server/src/(app|compose|main)\\.ts$', '^server/demo/'] },
    },
    ...rankRules,
    {
      name: 'every-module-has-a-rank',
      comment: 'Give the new module its rank in this file and in docs/architecture.md.',
      severity: 'error',
      from: { path: modules, pathNot: `${modules}${anyOf(ranks.flat())}/` },
      to: {},
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules import the contract and other rules; what they need to know is passed in.',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: { pathNot: ['^contract/src/', '\\.rules\\.ts$'] },
    },
    {
      name: 'sides-meet-in-the-contract',
      comment: 'Web and server share the contract and nothing else.',
      severity: 'error',
      from: { path: '^(web|server)/' },
      to: { path: '^(web|server)/', pathNot: '^$1/' },
    },
    {
      name: 'nobody-needs-the-tests',
      comment: 'Only tests import tests, journeys and measurements.',
      severity: 'error',
      from: { path: '^(contract|server|web)/', pathNot: [test, '^(server|web)/test/'] },
      to: { path: [test, '^(server|web)/test/', '^(e2e|bench)/'] },
    },
    {
      name: 'web-keeps-zod-out',
      comment: 'Import types only from here (import type): zod would come along into the page.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: test },
      to: { path: [...heavyContract, '^node_modules/zod/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'conformance-stands-outside',
      comment: 'It speaks to a running program as anybody could; it shares the contract and nothing else.',
      severity: 'error',
      from: { path: '^conformance/' },
      to: { path: '^(server|web|bench|e2e)/' },
    },
    {
      name: 'features-do-not-meet',
      comment: 'Pages in web/src/app put features side by side.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'features-know-no-app',
      comment: 'The app shows features; a feature does not know where it is shown.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      comment: 'The design system and the clients serve every feature.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: '^web/src/(features|app)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
