import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { run } from './run.mjs'

/** What the tests use of Debian: the package, and a file that shows it is there. */
const NEEDED = [
  ['chromium', '/usr/bin/chromium'],
  ['espeak-ng', '/usr/bin/espeak-ng'],
  ['flite', '/usr/bin/flite'],
  ['pocketsphinx', '/usr/bin/pocketsphinx_batch'],
  ['pocketsphinx-en-us', '/usr/share/pocketsphinx/model/en-us/en-us.lm.bin'],
  ['ffmpeg', '/usr/bin/ffmpeg'],
  ['poppler-utils', '/usr/bin/pdftoppm'],
  ['nginx-light', '/usr/sbin/nginx'],
  ['xfsprogs', '/usr/sbin/xfs_io'],
  // Chromium's fallback for letters that Geist's file does not hold, Vietnamese among them.
  ['fonts-dejavu-core', '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'],
]
const POSTGRES_FOLDER = '/usr/lib/postgresql'
const POLICY_FILE = '/usr/sbin/policy-rc.d'
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf'

/** Installs what is missing where that is possible, and says what is not there; the tests that need it then fail. */
export async function ensureSystemPackages() {
  const missing = missingPackages()
  if (missing.length === 0) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log(`Missing for the tests, and not to be installed by this user: ${missing.join(' ')}`)
    console.log(`On Debian: sudo apt-get install ${missing.join(' ')}`)
    return
  }
  console.log(`Installing from Debian: ${missing.join(' ')}`)
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-q'], options)
  const isQuiet = keepServicesDown()
  try {
    await installAll(missing, options)
  } finally {
    if (isQuiet) rmSync(POLICY_FILE, { force: true })
  }
  const left = missingPackages()
  if (left.length > 0) console.log(`Could not be installed: ${left.join(' ')}. The tests that need them will fail.`)
}

/** All at once, and one by one if that is refused: one package that is not to be had must not cost us the others. */
async function installAll(names, options) {
  const install = (list) =>
    run(
      'apt-get',
      ['install', '-yq', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', ...list],
      options,
    )
  const all = await install(names)
  if (all.code === 0) return
  for (const name of missingPackages()) {
    const one = await install([name])
    if (one.code !== 0 && name === 'postgresql-15') await install(['postgresql'])
  }
}

function missingPackages() {
  const missing = NEEDED.filter(([, file]) => !existsSync(file)).map(([name]) => name)
  return hasPostgres() ? missing : [...missing, 'postgresql-15']
}

function hasPostgres() {
  if (!existsSync(POSTGRES_FOLDER)) return false
  return readdirSync(POSTGRES_FOLDER).some((major) => existsSync(`${POSTGRES_FOLDER}/${major}/bin/postgres`))
}

/** The tests start servers of their own: Debian's package must neither make nor start one. True if the policy is ours. */
function keepServicesDown() {
  if (!existsSync(CLUSTER_SETTINGS)) {
    mkdirSync(dirname(CLUSTER_SETTINGS), { recursive: true })
    writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n')
  }
  if (existsSync(POLICY_FILE)) return false
  writeFileSync(POLICY_FILE, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  return true
}
