import { expect, test } from 'vitest'
import { lineFaults, machineFaults, planFaults } from './schedule'

test('a seed gives the same faults at the same times again, and another seed gives others', () => {
  expect(planFaults(7, 40)).toEqual(planFaults(7, 40))
  expect(planFaults(8, 40)).not.toEqual(planFaults(7, 40))
})

test.each([28, 40])('%i faults are as many, and every kind is among them', (count) => {
  const { line, machine } = planFaults(3, count)
  expect(line.length + machine.length).toBe(count)
  expect(new Set(line.map(({ kind }) => kind))).toEqual(new Set(lineFaults))
  expect(new Set(machine.map(({ kind }) => kind))).toEqual(new Set(machineFaults))
})

test('what this machine cannot do is left out, and as many faults of the others come instead', () => {
  const { line, machine } = planFaults(3, 40, {
    line: lineFaults,
    machine: machineFaults.filter((kind) => kind !== 'server disk full'),
  })
  expect(machine.map(({ kind }) => kind)).not.toContain('server disk full')
  expect(line.length + machine.length).toBe(40)
})
