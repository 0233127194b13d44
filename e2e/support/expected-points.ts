/** Points of the two questions of the tests, which the whole typed answers hold. */
const proud = [
  'Looks before acting: measured / slow queries / compared / profiled / logs',
  'Moves safely: in parallel / rounding errors / every night / rollback / rehearsal',
  'Names what came of it: downtime / monthly cost / forty percent / latency / fewer alerts',
]
const mistake = [
  'Says it at once: told my manager / admitted / raised it / my fault / owned up',
  'Repairs it: restored / backup / within one hour / rolled back / recovered',
  'Changes the way of working: second person / dangerous command / checklist / our tools / same rule',
]

export const getExpectedPoints = (question: string): string[] => (/mistake/u.test(question) ? mistake : proud)
