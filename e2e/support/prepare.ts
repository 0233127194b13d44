import { execFileSync } from 'node:child_process'
import { ROOT } from './paths'

/** Builds the product and makes the media. Each script does only what is missing. */
export const prepare = (): void => {
  const build = "import('./tools/lib/build.mjs').then(({ ensureBuilt }) => ensureBuilt())"
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: ROOT, stdio: 'inherit' })
  const quiet: ('ignore' | 'inherit')[] = ['ignore', 'ignore', 'inherit']
  execFileSync(process.execPath, ['tools/make-media-fixtures.mjs'], { cwd: ROOT, stdio: quiet })
}
