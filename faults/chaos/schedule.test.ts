import { expect, test } from 'vitest'
import { machineFaults, networkFaults, planFaults } from './schedule'

test('a seed gives the same faults at the same times again, and another seed gives others', () => {
  expect(planFaults(7, 40)).toEqual(planFaults(7, 40))
  expect(planFaults(8, 40)).not.toEqual(planFaults(7, 40))
})

test.each([28, 40])('%i faults are as many, and every kind is among them', (count) => {
  const { network, machine } = planFaults(3, count)
  expect(network.length + machine.length).toBe(count)
  expect(new Set(network.map(({ kind }) => kind))).toEqual(new Set(networkFaults))
  expect(new Set(machine.map(({ kind }) => kind))).toEqual(new Set(machineFaults))
})

test('what this machine cannot do is left out, and as many faults of the others come instead', () => {
  const { network, machine } = planFaults(3, 40, {
    network: networkFaults,
    machine: machineFaults.filter((kind) => kind !== 'server disk full'),
  })
  expect(machine.map(({ kind }) => kind)).not.toContain('server disk full')
  expect(network.length + machine.length).toBe(40)
})
