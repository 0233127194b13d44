import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const SETTINGS = [
  '.dependency-cruiser.cjs',
  'biome.json',
  '.gitignore',
  'knip.product.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'package.json',
]

/**
 * A copy of the sources, in which violations can be planted without disturbing anyone's work: our packages resolve to
 * the copy, all others to the installed ones. Answers { root, plant(path, text), remove() }.
 */
export function copyTree(from) {
  const root = mkdtempSync(join(tmpdir(), 'candor-boundaries-'))
  for (const base of ['packages', 'apps']) copyWorkspaces(join(from, base), join(root, base))
  cpSync(join(from, 'tools', 'grit'), join(root, 'tools', 'grit'), { recursive: true })
  for (const file of SETTINGS) cpSync(join(from, file), join(root, file))
  linkModules(from, root)
  const plant = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { root, plant, remove: () => rmSync(root, { recursive: true, force: true }) }
}

function copyWorkspaces(from, to) {
  for (const name of readdirSync(from)) {
    cpSync(join(from, name, 'src'), join(to, name, 'src'), { recursive: true, force: true })
    cpSync(join(from, name, 'package.json'), join(to, name, 'package.json'))
    const face = join(to, name, 'src', 'index.ts')
    if (!existsSync(face)) writeFileSync(face, 'export const face = 1\n')
    // A workspace has packages of its own where the root holds another version.
    const modules = join(from, name, 'node_modules')
    if (existsSync(modules)) symlinkSync(modules, join(to, name, 'node_modules'))
  }
}

function linkModules(from, root) {
  const modules = join(from, 'node_modules')
  mkdirSync(join(root, 'node_modules', '@candor'), { recursive: true })
  for (const name of readdirSync(modules)) {
    if (name !== '@candor' && name !== '.bin') symlinkSync(join(modules, name), join(root, 'node_modules', name))
  }
  for (const name of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules', '@candor', name))
  }
}
