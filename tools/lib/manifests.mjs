import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** The manifests of the root and of every workspace. */
export function readManifests(root) {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(parent, name)),
  )
  return ['.', ...folders].map((folder) => readJson(join(root, folder, 'package.json')))
}

export const readLockfile = (root) => readJson(join(root, 'package-lock.json'))
