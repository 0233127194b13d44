const STATES = ['holds', 'not applicable', 'open']
const PATH = /`((?:apps|packages|docs|tools|faults|e2e)\/[^`]+)`/g

/** The rows of the tables in docs/security/asvs.md. */
export const readRequirements = (page) =>
  [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]*) \| ([^|]*) \| ([^|]*) \| ([^|]*) \| ([^|]*) ?\|$/gm)].map(
    ([, id, level, words, state, where, test]) => ({ id, level, words, state, where, test: test.trim() }),
  )

/** `sections` gives the numbers of each section: { '1.1': '1-2', '6.8': '1,3' }. */
export const listIds = (sections) =>
  Object.entries(sections).flatMap(([section, numbers]) =>
    numbers.split(',').flatMap((range) => {
      const [first, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`)
    }),
  )

/** What is wrong with the page: missing or repeated ids, unknown states, missing reasons and files that don't exist. */
export function findAsvsFaults(page, ids, fileExists) {
  const rows = readRequirements(page)
  const count = (id) => rows.filter((row) => row.id === id).length
  return [
    ...ids.filter((id) => count(id) !== 1).map((id) => `${id} is there ${count(id)} times`),
    ...rows.filter(({ id }) => !ids.includes(id)).map(({ id }) => `${id} is no requirement of levels 1 and 2`),
    ...rows.flatMap((row) => findRowFaults(row, fileExists)),
    ...STATES.filter((state) => !page.includes(`| ${rows.filter((row) => row.state === state).length} |`)).map(
      (state) => `the number of requirements with the state "${state}" is wrong`,
    ),
  ]
}

function findRowFaults({ id, state, where, test }, fileExists) {
  const paths = [...`${where} ${test}`.matchAll(PATH)].map(([, path]) => path)
  return [
    ...(STATES.includes(state) ? [] : [`${id} has the unknown state "${state}"`]),
    ...(where.trim() === '' ? [`${id} gives no file and no reason`] : []),
    ...(test === '' || /\.(test|spec)\.[a-z]+`/.test(test) ? [] : [`${id} names a test that is none`]),
    ...paths.filter((path) => !fileExists(path)).map((path) => `${id} names ${path}, which does not exist`),
  ]
}
