import { execFileSync } from 'node:child_process'
import { HOUSE } from './support/paths'

/** Before the first test: the built product and the media. Each script does only what is missing. */
export default function prepare(): void {
  const build = "import('./tools/lib/build.mjs').then(({ ensureBuilt }) => ensureBuilt())"
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: HOUSE, stdio: 'inherit' })
  execFileSync(process.execPath, ['tools/make-media-fixtures.mjs'], {
    cwd: HOUSE,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
