/** Which room may import which. `npm run check` also asserts how many modules were cruised. */

const tests = '\\.test\\.tsx?$|/testing/'

/** From below upwards: a domain may use those before it. */
const domains = ['platform', 'identity', 'money', 'roofs', 'review', 'administration']

/** @param {string} folder @returns {import('dependency-cruiser').IForbiddenRuleType[]} */
const domainsLookDown = (folder) =>
  domains.map((domain, index) => ({
    name: 'domains-look-down',
    comment: `A domain uses those below it: ${domains.join(' ← ')} ← the files above the folders.`,
    severity: 'error',
    from: { path: `^${folder}/${domain}/`, pathNot: tests },
    to: { path: `^${folder}/(?:${[...domains.slice(index + 1).map((above) => `${above}/`), '[^/]+$'].join('|')})` },
  }))

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    {
      name: 'engine-is-pure',
      comment:
        'The engine is what is true: it reads nothing but its arguments, so it may only name types of the contract.',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: tests },
      to: { pathNot: '^packages/engine/src', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'engine-knows-the-contract-only',
      comment: 'Types of the engine come from the contract; the catalogue arrives as an argument.',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: tests },
      to: { pathNot: '^packages/(engine|contract)/src' },
    },
    {
      name: 'tables-are-made-offline',
      comment:
        'Capacity tables are data: their generator and its numerical library run in no browser and in no assessment; on the server only for the second calculation that an engineer asks for.',
      severity: 'error',
      from: {
        path: '^(packages|data|apps|e2e)/',
        pathNot:
          '^packages/engine/tables/|^apps/cli/src/verify/|^apps/server/src/roofs/calculations/first-principles\\.ts$',
      },
      to: { path: '^packages/engine/tables/' },
    },
    {
      name: 'contract-reads-nothing-else',
      comment: 'The contract lies below every room: it may import zod and itself.',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: tests },
      to: { pathNot: '^packages/contract/src|(^|/)node_modules/zod' },
    },
    {
      name: 'words-read-the-contract',
      comment: 'Everything said to people, by code: it calculates and keeps nothing.',
      severity: 'error',
      from: { path: '^packages/words/src', pathNot: tests },
      to: { pathNot: '^packages/(words|contract)/src' },
    },
    {
      name: 'packages-and-data-never-import-apps',
      comment: 'Data flows forward and never back: what is published or true does not depend on who shows it.',
      severity: 'error',
      from: { path: '^(packages|data)/' },
      to: { path: '^(apps|e2e)/' },
    },
    {
      name: 'report-takes-a-result',
      comment: 'The report shows what was calculated; it cannot calculate anything itself.',
      severity: 'error',
      from: { path: '^packages/report/' },
      to: { path: '^(packages/engine|data)/' },
    },
    {
      name: 'web-without-engine',
      comment: 'Engine and catalogue reach a browser only by the authorised address, never in the first load.',
      severity: 'error',
      from: { path: '^apps/web/src', pathNot: tests },
      to: { path: '^packages/engine/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-without-server',
      comment: 'The web knows the server by its contract alone.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/(server|cli)/' },
    },
    {
      name: 'server-without-web',
      comment: 'The server serves the built web application as files; it imports none of its code.',
      severity: 'error',
      from: { path: '^apps/(server|cli)/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'web-shared-knows-no-feature',
      comment: 'Imports go one way: shared (components, platform) → features → app.',
      severity: 'error',
      from: { path: '^apps/web/src/(?!app/|features/|main\\.tsx)' },
      to: { path: '^apps/web/src/(app|features)/' },
    },
    {
      name: 'web-feature-knows-no-app',
      comment: 'Imports go one way: shared → features → app. The application composes features, not the other way.',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'web-feature-knows-no-feature',
      comment: 'A feature can be read and removed alone; what two features share stands in components or platform.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/([^/]+)' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/$2(/|$)' },
    },
    ...domainsLookDown('apps/server/src'),
    ...domainsLookDown('packages/contract/src'),
    {
      name: 'no-circle',
      comment: 'Values and types flow forward; two files that need each other are one file or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-imports-a-test',
      comment: 'What tests share stands in a testing folder.',
      severity: 'error',
      from: {},
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that cannot be found is not checked by any other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|\\?(raw|url|worker)|^virtual:' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}

export default configuration
