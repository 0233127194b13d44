import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { run } from './run.mjs'

/** Debian packages that the tests use, each with a file that shows it is installed. */
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

/** Installs missing packages if possible, and prints what is still missing. Tests that need it then fail. */
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

/** Installs all at once, or one by one if that fails, so that one unavailable package doesn't block the others. */
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
    const result = await install([name])
    if (result.code !== 0 && name === 'postgresql-15') await install(['postgresql'])
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

/** The tests start their own servers, so Debian's package must not create or start one. Returns true if we set the policy. */
function keepServicesDown() {
  if (!existsSync(CLUSTER_SETTINGS)) {
    mkdirSync(dirname(CLUSTER_SETTINGS), { recursive: true })
    writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n')
  }
  if (existsSync(POLICY_FILE)) return false
  writeFileSync(POLICY_FILE, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  return true
}
