import type { Rolldown } from 'vite'

type OutputChunk = Rolldown.OutputChunk

/** What a build without groups put into one file, and the entries (facade modules) that load that file at once. */
export interface LoadedChunk {
  readonly modules: readonly string[]
  readonly entries: ReadonlySet<string>
  /** It begins with the module that an import asks for. */
  readonly isFacade: boolean
  /** Its code before it is made smaller. */
  readonly characters: number
}

export interface ChunkGroup {
  readonly name: string
  readonly priority: number
  readonly modules: ReadonlySet<string>
}

/** Pages that people open cold, from a link or a search: their files are grouped first. */
const firstPages = [
  { name: 'home', facade: /\/public\/home\/home\.page\.tsx/ },
  { name: 'intro', facade: /\/candidate\/pre-interview\/pre-interview\.page\.tsx/ },
  { name: 'sign-in', facade: /\/company\/sign-in\/sign-in\.page\.tsx/ },
  // Stands in front of home and sign-in on phones.
  { name: 'small-screen', facade: /\/shared\/ui\/small-screen-notice\.tsx/ },
] as const

/** What fewer pages share stays in files of its own, so that the other pages don't load it. */
const SMALLEST_SHARE = 3
/** Of the company's pages: for so little, a request costs a page that needs it more than the bytes cost the pages that don't. */
const SMALL_CHARACTERS = 4000
const APP_FACADE = /\/index\.html$/
/** Runs when the app starts; every other module of the first load may be anywhere. */
const APP_START = /\/(?:index\.html|src\/main\.tsx)$/
const VENDOR = { name: 'vendor', priority: 100 }
const APP = { name: 'app', priority: 90 }
/** Pages that make or change a set share an editor that no other page of the area needs. */
const SET_EDITOR_FACADE = /\/company\/(?:new-set|quick-generate|edit-set|interview-set|set-editor)\//
/** Pages that show answers next to their levels share parts that the lists don't need. */
const REVIEW_FACADE = /\/company\/(?:submission-details|question-review|compare)\//
/** What a dialog shows, loaded when it opens: what it shares with one or two pages must not be loaded by all the others. */
const DIALOG_FACADE =
  /\/(?:positions\/positions-body|stages\/stages-body|notes\/notes-body|projects\/add-to-project-body|sharing\/share-body)\.tsx/
const POPUP_FACADE = /\/shared\/ui\/[a-z-]+-popup\.tsx/
const LIBRARY = /\/node_modules\/|^\0/

/** Follows the static imports from every entry. */
export function listLoadedChunks(chunks: readonly OutputChunk[]): LoadedChunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entriesOf = new Map(chunks.map((chunk) => [chunk.fileName, new Set<string>()]))
  const follow = (file: string, entry: string): void => {
    const entries = entriesOf.get(file)
    if (entries === undefined || entries.has(entry)) return
    entries.add(entry)
    for (const imported of byFile.get(file)?.imports ?? []) follow(imported, entry)
  }
  for (const { fileName, facadeModuleId, isEntry, isDynamicEntry } of chunks)
    if (facadeModuleId !== null && (isEntry || isDynamicEntry)) follow(fileName, facadeModuleId)
  return chunks.map(({ fileName, moduleIds, facadeModuleId, code }) => ({
    modules: moduleIds,
    entries: entriesOf.get(fileName) ?? new Set(),
    isFacade: facadeModuleId !== null,
    characters: code.length,
  }))
}

type GroupName = Omit<ChunkGroup, 'modules'>

/** What pages of one area share, or of both. */
function nameAreaGroup(entries: readonly string[]): GroupName {
  const isCompany = entries.some((entry) => entry.includes('/company/'))
  const isCandidate = entries.some((entry) => entry.includes('/candidate/'))
  if (isCompany === isCandidate) return { name: 'shared', priority: 50 }
  if (entries.every((entry) => SET_EDITOR_FACADE.test(entry))) return { name: 'set-editor-shared', priority: 30 }
  if (entries.every((entry) => REVIEW_FACADE.test(entry))) return { name: 'review-shared', priority: 30 }
  return { name: isCompany ? 'company-shared' : 'candidate-shared', priority: 40 }
}

/** What one first page loads. A popup that is opened there fetches what popups share, and not what else the page needs. */
const namePageGroup = (page: string, isPopup: boolean): GroupName =>
  isPopup ? { name: `${page}-popups-shared`, priority: 61 } : { name: `${page}-shared`, priority: 60 }

/** The group of a file's modules; null: they stay as they are. A group's imports are in it or in one of a higher priority. */
function nameGroup({ entries, isFacade, characters }: LoadedChunk, isApp: boolean): GroupName | null {
  if (isApp) return APP
  const all = [...entries]
  // A page's own file stays its own, with what its later parts import of it: other pages would load the page with it.
  if (isFacade || all.length < 2) return null
  const [page, ...others] = firstPages.filter(({ facade }) => all.some((entry) => facade.test(entry)))
  // A few bytes that one of them does not need cost less than one more request for the others.
  if (others.length > 0) return APP
  const isPopup = all.some((entry) => POPUP_FACADE.test(entry))
  if (page) return namePageGroup(page.name, isPopup)
  if (isPopup) return { name: 'popups', priority: 55 }
  const isSmall = characters < SMALL_CHARACTERS && all.every((entry) => entry.includes('/company/'))
  const smallestShare = isSmall ? 2 : SMALLEST_SHARE
  return all.filter((entry) => !DIALOG_FACADE.test(entry)).length < smallestShare ? null : nameAreaGroup(all)
}

/**
 * Groups modules by the pages that load them, so that a page's code is a few files instead of a hundred. Whether a page uses a
 * module is only known after unused code was removed, so it is read from a build without groups.
 */
export function planChunkGroups(chunks: readonly LoadedChunk[]): ChunkGroup[] {
  const groups = new Map<string, { name: string; priority: number; modules: Set<string> }>()
  const add = (group: { name: string; priority: number }, module: string): void => {
    const known = groups.get(group.name) ?? { ...group, modules: new Set<string>() }
    known.modules.add(module)
    groups.set(group.name, known)
  }
  for (const chunk of chunks) {
    const isApp = [...chunk.entries].some((entry) => APP_FACADE.test(entry))
    const group = nameGroup(chunk, isApp)
    if (group === null) continue
    // All but what starts the app: whatever the group needs of the entry would become a file of its own.
    for (const module of chunk.modules.filter((id) => !APP_START.test(id)))
      add(isApp && LIBRARY.test(module) ? VENDOR : group, module)
  }
  return [...groups.values()]
}
