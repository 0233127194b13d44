/**
 * One violation per boundary rule: { rule, files: { path: source } }, of which the first file is the one to be reported,
 * by exactly that rule. `rule: null` marks what must stay allowed, so that no rule is simply too wide.
 */
const value = (from) => `import * as planted from '${from}'\nexport const used = planted\n`
const type = (from) => `import type * as planted from '${from}'\nexport type Used = typeof planted\n`
const at = (path, source, more = {}) => ({ [path]: source, ...more })
const target = 'export const planted = 1\n'

const layers = [
  ['layer-contract', 'packages/contract/src/planted-a.ts', type('@candor/domain')],
  ['layer-domain', 'packages/domain/src/planted-a.ts', type('@candor/db')],
  ['layer-assess', 'packages/assess/src/planted-a.ts', value('@candor/ai')],
  ['layer-db', 'packages/db/src/planted-a.ts', value('@candor/media')],
  ['layer-ai', 'packages/ai/src/planted-a.ts', value('@candor/db')],
  ['layer-media', 'packages/media/src/planted-a.ts', value('@candor/ai')],
  ['layer-unlisted', 'packages/planted/src/index.ts', value('@candor/contract')],
  ['domain-as-types', 'packages/assess/src/planted-b.ts', value('@candor/domain')],
  ['packages-not-apps', 'packages/media/src/planted-b.ts', value('../../../apps/server/src/planted-target')],
  ['apps-not-each-other', 'apps/web/src/planted-a.ts', value('../../server/src/planted-target')],
  ['product-not-tools', 'apps/server/src/planted-a.ts', value('../../../tools/planted-target.mjs')],
  ['past-exports', 'packages/domain/src/planted-b.ts', value('../../contract/src/planted-target')],
  ['past-exports-from-apps', 'apps/server/src/planted-b.ts', value('../../../packages/db/src/planted-target')],
  ['testing-in-tests-only', 'apps/server/src/planted-c.ts', value('@candor/db/testing')],
  ['resolvable', 'apps/server/src/planted-d.ts', value('@candor/db/src/planted-target')],
]

const purity = [
  ['pure-without-io', 'packages/domain/src/planted-c.ts', value('node:fs')],
  ['pure-without-io', 'packages/assess/src/planted-c.ts', value('node:http')],
  ['browser-safe', 'packages/domain/src/planted-e.ts', value('node:crypto')],
  ['contract-vendors', 'packages/contract/src/planted-b.ts', value('fastify')],
  ['domain-vendors', 'packages/domain/src/planted-d.ts', value('zod')],
]

const web = [
  ['web-packages', 'apps/web/src/planted-b.ts', value('@candor/assess')],
  ['areas-never-meet', 'apps/web/src/areas/planted-one/a.ts', value('../planted-two/target')],
  ['shared-knows-no-area', 'apps/web/src/shared/planted/a.ts', value('../../areas/planted-two/target')],
  ['features-never-areas', 'apps/web/src/features/planted-one/a.ts', value('../../areas/planted-two/target')],
  ['features-never-each-other', 'apps/web/src/features/planted-one/b.ts', type('../planted-two/target')],
  ['shared-knows-no-feature', 'apps/web/src/shared/planted/b.ts', value('../../features/planted-two/target')],
]

const server = [
  ['module-face', 'apps/server/src/modules/planted-one/a.ts', value('../planted-two/target')],
  ['module-face-from-outside', 'apps/server/src/planted-e.ts', value('./modules/planted-two/target')],
  ['operations-not-database', 'apps/server/src/modules/planted-one/operations/a.ts', type('@candor/db')],
  ['operations-not-database', 'apps/server/src/modules/planted-one/operations/b.ts', value('drizzle-orm')],
  ['operations-not-database', 'apps/server/src/modules/planted-one/part/operations/a.ts', value('pg')],
  ['only-repos-know-tables', 'apps/server/src/modules/planted-one/present.ts', value('@candor/db')],
]

const vendors = [
  ['vendors-in-server', 'apps/server/src/planted-f.ts', value('better-auth')],
  ['vendors-in-server', 'apps/server/src/modules/planted-one/b.ts', value('nodemailer')],
  ['vendors-in-ai', 'packages/ai/src/ports/planted.ts', value('fastify')],
  ['vendors-in-media', 'packages/media/src/planted-c.ts', value('mediabunny')],
  ['operations-without-vendors', 'apps/server/src/modules/planted-one/operations/c.ts', value('nodemailer')],
]

const allowed = [
  ['packages/contract/src/planted-ok.ts', value('zod')],
  ['packages/contract/src/planted-ok.test.ts', value('node:fs')],
  ['packages/domain/src/planted-ok.ts', value('@candor/contract')],
  ['packages/assess/src/planted-ok.ts', type('@candor/domain')],
  ['packages/assess/src/planted-hash.ts', value('node:crypto')],
  ['packages/ai/src/providers/planted-ok.ts', value('fastify')],
  ['packages/media/src/container/planted-ok.ts', value('mediabunny')],
  ['apps/web/src/areas/planted-one/ok.ts', value('@candor/domain')],
  ['apps/web/src/areas/planted-one/ok-feature.ts', value('../../features/planted-two/target')],
  ['apps/web/src/features/planted-two/ok.ts', value('../../shared/planted/target')],
  ['apps/server/src/modules/planted-one/ok.ts', value('../planted-two/index')],
  ['apps/server/src/modules/planted-one/repo.ts', value('@candor/db')],
  ['apps/server/src/modules/planted-one/part/repo/rows.ts', value('@candor/db')],
  ['apps/server/src/modules/planted-one/operations/ok.ts', type('../repo')],
  ['apps/server/src/modules/planted-one/providers/ok.ts', value('nodemailer')],
  ['apps/server/src/modules/planted-one/ok.test.ts', value('@candor/db/testing')],
]

const cycle = {
  rule: 'no-cycles',
  files: at('apps/server/src/planted-cycle-a.ts', value('./planted-cycle-b'), {
    'apps/server/src/planted-cycle-b.ts': type('./planted-cycle-a'),
  }),
}

/** What the violations above import; harmless in themselves. */
export const targets = {
  'apps/server/src/planted-target.ts': target,
  'packages/contract/src/planted-target.ts': target,
  'packages/db/src/planted-target.ts': target,
  'tools/planted-target.mjs': target,
  'apps/web/src/areas/planted-two/target.ts': target,
  'apps/web/src/features/planted-two/target.ts': target,
  'apps/web/src/shared/planted/target.ts': target,
  'apps/server/src/modules/planted-two/target.ts': target,
  'apps/server/src/modules/planted-two/index.ts': target,
  'packages/planted/package.json': '{ "name": "@candor/planted", "exports": { ".": "./src/index.ts" } }\n',
}

export const plantedImports = [
  ...[...layers, ...purity, ...web, ...server, ...vendors].map(([rule, path, source]) => ({
    rule,
    files: at(path, source),
  })),
  ...allowed.map(([path, source]) => ({ rule: null, files: at(path, source) })),
  cycle,
]
