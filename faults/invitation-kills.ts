import { parseArgs } from 'node:util'
import { machineLine } from '../bench/lib/figures'
import { prepare } from '../e2e/support/prepare'
import { runInvitationKills } from './invitation-kills/run-invitation-kills'

/** `npm run invitation-kills -- [--people 1000] [--kills 10]`: kills the server while it mails invitations, and counts who got what. */
const { values } = parseArgs({
  options: { people: { type: 'string', default: '1000' }, kills: { type: 'string', default: '10' } },
})
const people = Number(values.people)
const kills = Number(values.kills)
if (!Number.isInteger(kills) || kills < 1) throw new Error('--kills takes a whole number, 1 at least')
if (!Number.isInteger(people) || people < 10 * kills)
  throw new Error('--people takes a whole number, 10 per kill at least')

prepare()
console.log(machineLine())
const { invited, lost, doubled, storedAtKill, wrong, unfinished } = await runInvitationKills({ people, kills })
console.log(`${invited} people invited, ${kills + 1} kills: ${lost.length} got no mail, ${doubled.length} got it twice`)
console.log(`${storedAtKill.length} mails were stored by the mail server when the process was killed before it knew`)
const faults = [
  ...lost.map((address) => `${address} got no mail`),
  ...wrong.map((address) => `${address} got mails with different ids, or more than two`),
  ...doubled
    .filter((address) => !storedAtKill.includes(address))
    .map((address) => `${address} got it twice without a kill`),
  ...Object.entries(unfinished).map(([state, count]) => `${count} mails are ${state}`),
]
for (const fault of faults) console.log(fault)
process.exitCode = faults.length === 0 ? 0 : 1
