/**
 * Who may import whom: docs/ARCHITECTURE.md in the form that fails the build. Rules are patterns, so that a new module,
 * area or package stands under them from its first file; tools/prove-boundaries.mjs plants a violation of each.
 */

const TEST = '(\\.test\\.tsx?$|\\.spec\\.ts$|/testing/|/conformance/)'
const MODULES = '^apps/server/src/modules/'
const AREAS = '^apps/web/src/areas/'
const FEATURES = '^apps/web/src/features/'
const NPM = 'node_modules/'
/** The product's own packages are reached through node_modules/@candor, but resolve to packages/. */
const PACKAGE_FACES = '^packages/[^/]+/src/(index|testing/index)\\.ts$'

/** What one package may import of the others; a package that is not listed may import none. */
const LAYERS = {
  contract: [],
  domain: ['contract'],
  assess: ['contract', 'domain'],
  db: ['contract'],
  ai: ['contract', 'domain'],
  media: ['contract'],
}

const layerRules = Object.entries(LAYERS).map(([name, allowed]) => ({
  name: `layer-${name}`,
  comment: `packages/${name} may import ${allowed.length === 0 ? 'no other package' : allowed.join(' and ')} of ours.`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}))

const layers = [
  ...layerRules,
  {
    name: 'layer-unlisted',
    comment: 'A package without a line in LAYERS may import no other package of ours.',
    severity: 'error',
    from: { path: '^packages/([^/]+)/', pathNot: `^packages/(${Object.keys(LAYERS).join('|')})/` },
    to: { path: '^packages/', pathNot: '^packages/$1/' },
  },
  {
    name: 'domain-as-types',
    comment: 'assess and ai know the domain as types only.',
    severity: 'error',
    from: { path: '^packages/(assess|ai)/', pathNot: TEST },
    to: { path: '^packages/domain/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'packages-not-apps',
    comment: 'A package never knows who uses it.',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'apps-not-each-other',
    comment: 'Server and web meet in the contract.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'product-not-tools',
    comment: 'What ships never imports what builds, tests or measures it.',
    severity: 'error',
    from: { path: '^(packages|apps)/' },
    to: { path: '^(tools|e2e|bench)/' },
  },
  {
    name: 'past-exports',
    comment: 'Another package is imported by its name, at its face.',
    severity: 'error',
    from: { path: '^packages/([^/]+)/' },
    to: { path: '^packages/', pathNot: ['^packages/$1/', PACKAGE_FACES] },
  },
  {
    name: 'past-exports-from-apps',
    comment: 'Apps import a package by its name, at its face.',
    severity: 'error',
    from: { path: '^apps/' },
    to: { path: '^packages/', pathNot: PACKAGE_FACES },
  },
  {
    name: 'testing-in-tests-only',
    comment: 'Test helpers are not part of what ships. Simulations run in tests and tools only.',
    severity: 'error',
    from: { path: '^(packages|apps)/', pathNot: [TEST, '/simulation/'] },
    to: { path: '^(packages|apps)/[^/]+/src/testing/' },
  },
]

const purity = [
  {
    name: 'pure-without-io',
    comment: 'contract, domain and assess do no I/O.',
    severity: 'error',
    from: { path: '^packages/(contract|domain|assess)/', pathNot: TEST },
    to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
  },
  {
    name: 'browser-safe',
    comment: 'contract and domain also run in the browser, which has no crypto module; assess may hash its input.',
    severity: 'error',
    from: { path: '^packages/(contract|domain)/', pathNot: TEST },
    to: { path: '^(node:)?crypto$', dependencyTypes: ['core'] },
  },
  {
    name: 'contract-vendors',
    comment: 'The contract imports zod and the contract builder only.',
    severity: 'error',
    from: { path: '^packages/contract/', pathNot: TEST },
    to: { path: NPM, pathNot: `${NPM}(zod|@orpc/contract)/` },
  },
  {
    name: 'domain-vendors',
    comment: 'The domain imports the contract and nothing else.',
    severity: 'error',
    from: { path: '^packages/domain/', pathNot: TEST },
    to: { path: NPM },
  },
]

const web = [
  {
    name: 'web-packages',
    comment: 'The web knows the contract and the domain; the rest is the server’s.',
    severity: 'error',
    from: { path: '^apps/web/' },
    to: { path: '^packages/', pathNot: '^packages/(contract|domain)/' },
  },
  {
    name: 'areas-never-meet',
    comment: 'What two areas share lives in features/ or in shared/.',
    severity: 'error',
    from: { path: `${AREAS}([^/]+)/` },
    to: { path: AREAS, pathNot: `${AREAS}$1/` },
  },
  {
    name: 'shared-knows-no-area',
    comment: 'shared/ is below the areas.',
    severity: 'error',
    from: { path: '^apps/web/src/shared/' },
    to: { path: AREAS },
  },
  {
    name: 'features-never-areas',
    comment: 'An area imports a feature, never the other way round.',
    severity: 'error',
    from: { path: FEATURES },
    to: { path: AREAS },
  },
  {
    name: 'features-never-each-other',
    comment: 'What two features need lives in shared/.',
    severity: 'error',
    from: { path: `${FEATURES}([^/]+)/` },
    to: { path: FEATURES, pathNot: `${FEATURES}$1/` },
  },
  {
    name: 'shared-knows-no-feature',
    comment: 'shared/ is below the features.',
    severity: 'error',
    from: { path: '^apps/web/src/shared/' },
    to: { path: FEATURES },
  },
]

const server = [
  {
    name: 'module-face',
    comment: 'A server module imports another one only at its index.ts; tests may arrange data with its operations.',
    severity: 'error',
    from: { path: `${MODULES}([^/]+)/`, pathNot: TEST },
    to: { path: `${MODULES}[^/]+/`, pathNot: [`${MODULES}$1/`, `${MODULES}[^/]+/index\\.ts$`] },
  },
  {
    name: 'module-face-from-outside',
    comment: 'The rest of the server knows a module by its index.ts.',
    severity: 'error',
    from: { path: '^apps/server/src/', pathNot: [MODULES, TEST] },
    to: { path: `${MODULES}[^/]+/`, pathNot: `${MODULES}[^/]+/index\\.ts$` },
  },
  {
    name: 'operations-not-database',
    comment: 'An operation knows the domain and its own repo, never the database.',
    severity: 'error',
    from: { path: `${MODULES}.+/operations/`, pathNot: TEST },
    to: { path: ['^packages/db/', `${NPM}(drizzle-orm|pg|pg-boss)/`] },
  },
  {
    name: 'only-repos-know-tables',
    comment: 'In a module only repo, queries/ and providers/ know the database; others may name its types.',
    severity: 'error',
    from: {
      path: MODULES,
      pathNot: [TEST, '/operations/', `${MODULES}.+/(repo[^/]*\\.ts$|repo/|queries/|providers/)`],
    },
    to: { path: ['^packages/db/', `${NPM}(drizzle-orm|pg)/`], dependencyTypesNot: ['type-only'] },
  },
]

const SERVER_LIBRARIES =
  '(fastify|@fastify/[^/]+|@orpc/[^/]+|zod|pino|use-intl|drizzle-orm|pg|unpdf|mammoth|fflate|lru-cache|p-limit|@types/(node|pg|ws))'

const vendors = [
  {
    name: 'vendors-in-server',
    comment: 'A vendor’s SDK in the server lives under modules/<module>/providers/, jobs/ or platform/workers/.',
    severity: 'error',
    from: {
      path: '^apps/server/src/',
      pathNot: [TEST, `${MODULES}.+/providers/`, '^apps/server/src/(jobs|platform/workers)/', '/operations/'],
    },
    to: { path: NPM, pathNot: `${NPM}${SERVER_LIBRARIES}/` },
  },
  {
    name: 'vendors-in-ai',
    comment: 'A vendor’s SDK in packages/ai lives under providers/.',
    severity: 'error',
    from: { path: '^packages/ai/', pathNot: [TEST, '^packages/ai/src/providers/'] },
    to: { path: NPM, pathNot: `${NPM}zod/` },
  },
  {
    name: 'vendors-in-media',
    comment: 'A vendor’s SDK in packages/media lives under stores/, a container library under container/.',
    severity: 'error',
    from: { path: '^packages/media/', pathNot: [TEST, '^packages/media/src/(stores|container)/'] },
    to: { path: NPM },
  },
  {
    name: 'operations-without-vendors',
    comment: 'An operation talks to ports.',
    severity: 'error',
    from: { path: `${MODULES}.+/operations/`, pathNot: TEST },
    to: { path: NPM, pathNot: `${NPM}(zod|drizzle-orm|pg|pg-boss|@types/(node|pg))/` },
  },
]

const general = [
  {
    name: 'no-cycles',
    comment: 'No import cycles, of types either: a type that two files need moves to a file of its own.',
    severity: 'error',
    from: { path: '^(packages|apps)/' },
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'Every import leads somewhere; a path that a package does not export leads nowhere.',
    severity: 'error',
    from: { path: '^(packages|apps)/' },
    to: { couldNotResolve: true, pathNot: ['^virtual:', 'routeTree\\.gen$', '\\?(raw|url|worker|inline)'] },
  },
]

module.exports = {
  forbidden: [...layers, ...purity, ...web, ...server, ...vendors, ...general],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only our own output: an unanchored dist/ would hide most vendors, and with them the vendor rules.
    exclude: { path: '^(packages|apps)/[^/]+/(dist|fixtures)/|routeTree\\.gen\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts', '.css'],
    },
  },
}
