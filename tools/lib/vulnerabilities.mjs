import semver from 'semver'
import { listLockedPackages } from './lockfile.mjs'

/** Locked versions, and those that a locked package contains as a copy: no lockfile shows them. */
function listVersions(lock, bundled) {
  const locked = listLockedPackages(lock).map(({ name, version }) => ({ name, version }))
  const copies = bundled.map((copy) => ({
    ...copy,
    isLocked: locked.some(({ name, version }) => name === copy.package && version === copy.version),
  }))
  return {
    versions: [
      ...locked,
      ...copies
        .filter(({ isLocked }) => isLocked)
        .map(({ contains, containsVersion }) => ({ name: contains, version: containsVersion })),
    ],
    unknownCopies: copies.filter(({ isLocked }) => !isLocked),
  }
}

/** What the lockfile has that an advisory of tools/known-vulnerabilities.json names. */
export function findVulnerabilities(lock, { advisories, forbidden, bundled, accepted }) {
  const { versions, unknownCopies } = listVersions(lock, bundled)
  const hits = advisories.flatMap((advisory) =>
    versions
      .filter(({ name, version }) => name === advisory.package && semver.satisfies(version, advisory.range))
      .map(({ version }) => ({ ...advisory, version })),
  )
  const isAccepted = (hit, entry) =>
    entry.package === hit.package && entry.version === hit.version && entry.id === hit.id
  return [
    ...hits
      .filter((hit) => !accepted.some((entry) => isAccepted(hit, entry)))
      .map(
        ({ package: name, version, id, fixedIn, summary }) =>
          `${name}@${version}: ${id}, fixed in ${fixedIn}: ${summary}`,
      ),
    ...forbidden
      .filter((entry) => versions.some(({ name }) => name === entry.package))
      .map(({ package: name, why }) => `${name} must not be installed: ${why}`),
    ...accepted
      .filter((entry) => !hits.some((hit) => isAccepted(hit, entry)))
      .map(({ package: name, version, id }) => `${name}@${version}: the acceptance of ${id} is no longer needed`),
    ...unknownCopies.map(
      ({ package: name, contains }) => `${name}: write down which version of ${contains} it contains now`,
    ),
  ]
}

const readId = (url) => url.split('/').at(-1)

/** The advisories of `npm audit --json` that the data does not have yet. */
export function readAudit(audit, { advisories }) {
  const isKnown = (name, id) => advisories.some((known) => known.package === name && known.id === id)
  const found = new Map()
  for (const { via } of Object.values(audit.vulnerabilities)) {
    // A text names another package of the report, which has the advisory.
    for (const cause of via.filter((entry) => typeof entry !== 'string')) {
      const id = readId(cause.url)
      if (isKnown(cause.name, id)) continue
      found.set(`${cause.name} ${id}`, {
        package: cause.name,
        id,
        range: cause.range,
        fixedIn: 'see the source',
        summary: cause.title,
        source: cause.url,
      })
    }
  }
  return [...found.values()]
}
