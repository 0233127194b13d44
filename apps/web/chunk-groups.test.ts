import type { Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'
import { type LoadedChunk, listLoadedChunks, planChunkGroups } from './chunk-groups'

const app = '/web/index.html'
const home = '/web/src/areas/public/home/home.page.tsx?tsr-split=component'
const intro = '/web/src/areas/candidate/pre-interview/pre-interview.page.tsx?tsr-split=component'
const company = ['a', 'b', 'c'].map((name) => `/web/src/areas/company/${name}/${name}.page.tsx?tsr-split=component`)

const chunk = (module: string, entries: readonly string[], isFacade = false): LoadedChunk => ({
  modules: [module],
  entries: new Set(entries),
  isFacade,
  characters: 10_000,
})

const plan = (...chunks: LoadedChunk[]) =>
  planChunkGroups(chunks).map(({ name, modules }) => ({ name, modules: [...modules] }))

describe('groups of modules', () => {
  test('separate the libraries of the first load from its other modules, and leave what starts the app alone', () => {
    expect(
      plan(
        { ...chunk('/web/src/main.tsx', [app], true), modules: ['/web/src/main.tsx', '/web/src/root.tsx'] },
        chunk('/node_modules/react/index.js', [app, home]),
        chunk('/web/src/logo.tsx', [app, home]),
      ),
    ).toEqual([
      { name: 'app', modules: ['/web/src/root.tsx', '/web/src/logo.tsx'] },
      { name: 'vendor', modules: ['/node_modules/react/index.js'] },
    ])
  })

  test('add to the first load what first pages share, and leave alone what only one page loads', () => {
    expect(plan(chunk('/web/card.tsx', [home, intro]), chunk('/web/step.tsx', [intro, home, ...company]))).toEqual([
      { name: 'app', modules: ['/web/card.tsx', '/web/step.tsx'] },
    ])
    expect(plan(chunk(home, [home], true), chunk('/web/camera.tsx', [intro]))).toEqual([])
  })

  test('keep what popups share apart from what pages share, also where a first page needs some of it at once', () => {
    const popups = ['/web/src/shared/ui/menu-popup.tsx', '/web/src/shared/ui/dialog-popup.tsx']
    expect(
      plan(
        chunk('/web/portal.js', [...popups, ...company]),
        chunk('/web/focus.js', [intro, ...popups]),
        chunk('/web/card.tsx', [intro, ...company]),
      ),
    ).toEqual([
      { name: 'popups', modules: ['/web/portal.js'] },
      { name: 'intro-popups-shared', modules: ['/web/focus.js'] },
      { name: 'intro-shared', modules: ['/web/card.tsx'] },
    ])
  })

  test('leave out a page whose later parts import its own file', () => {
    expect(plan(chunk(intro, [intro, '/web/steps/devices.tsx', '/web/steps/screening.tsx'], true))).toEqual([])
  })

  test('hold what three pages of an area share, and not what two share', () => {
    expect(plan(chunk('/web/table.tsx', company))).toEqual([{ name: 'company-shared', modules: ['/web/table.tsx'] }])
    expect(plan(chunk('/web/player.tsx', company.slice(1)))).toEqual([])
  })

  test('hold little code that two pages of the company share, because a request costs more', () => {
    const icon = { ...chunk('/web/bell.js', company.slice(1)), characters: 500 }
    expect(plan(icon)).toEqual([{ name: 'company-shared', modules: ['/web/bell.js'] }])
    const candidates = ['a', 'b'].map((name) => `/web/src/areas/candidate/${name}.page.tsx`)
    expect(plan({ ...chunk('/web/mute.js', candidates), characters: 500 })).toEqual([])
  })

  test('hold what pages with answers share in a group of their own, so that lists don’t load it', () => {
    const pages = ['submission-details/review', 'question-review/question-review', 'compare/compare'].map(
      (name) => `/web/src/areas/company/${name}.page.tsx`,
    )
    expect(plan(chunk('/web/points.tsx', pages), chunk('/web/table.tsx', [...pages, ...company]))).toEqual([
      { name: 'review-shared', modules: ['/web/points.tsx'] },
      { name: 'company-shared', modules: ['/web/table.tsx'] },
    ])
  })

  test('leave alone what dialogs share with two pages, because every page of the area would load it', () => {
    const dialogs = ['positions/positions-body', 'sharing/share-body'].map(
      (name) => `/web/src/areas/company/${name}.tsx`,
    )
    expect(plan(chunk('/web/combobox.tsx', [...dialogs, ...company.slice(1)]))).toEqual([])
    expect(plan(chunk('/web/table.tsx', [...dialogs, ...company]))).toHaveLength(1)
  })

  test('have a higher priority the more pages load them, so that no group takes what another needs', () => {
    const groups = planChunkGroups([
      chunk('/web/table.tsx', company),
      chunk('/web/card.tsx', [intro, ...company]),
      chunk('/web/button.tsx', [home, intro, ...company]),
      chunk('/web/logo.tsx', [app, home, intro, ...company]),
    ])
    const names = groups.toSorted((one, other) => other.priority - one.priority).map(({ name }) => name)
    expect(names).toEqual(['app', 'intro-shared', 'company-shared'])
  })
})

test('a file is loaded by every entry that imports it, directly or not, and not by one that may ask for it later', () => {
  const file = (fileName: string, part: Partial<Rolldown.OutputChunk>) =>
    ({
      fileName,
      moduleIds: [fileName],
      code: 'export {}',
      imports: [],
      dynamicImports: [],
      isEntry: false,
      isDynamicEntry: false,
      facadeModuleId: null,
      ...part,
    }) as unknown as Rolldown.OutputChunk
  const loaded = listLoadedChunks([
    file('main.js', { isEntry: true, facadeModuleId: app, imports: ['a.js'], dynamicImports: ['home.js'] }),
    file('home.js', { isDynamicEntry: true, facadeModuleId: home, imports: ['b.js'] }),
    file('a.js', { imports: ['b.js'] }),
    file('b.js', {}),
  ])
  expect(loaded.map(({ modules, entries }) => [modules[0], [...entries].sort()])).toEqual([
    ['main.js', [app]],
    ['home.js', [home]],
    ['a.js', [app]],
    ['b.js', [app, home].sort()],
  ])
})
