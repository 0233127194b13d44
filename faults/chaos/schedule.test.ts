import { expect, test } from 'vitest'
import { machineFaults, networkFaults, planFaults } from './schedule'

test('plans the same faults for the same seed, and others for another seed', () => {
  expect(planFaults(7, 40)).toEqual(planFaults(7, 40))
  expect(planFaults(8, 40)).not.toEqual(planFaults(7, 40))
})

test.each([28, 40])('plans exactly %i faults with every kind among them', (count) => {
  const { network, machine } = planFaults(3, count)
  expect(network.length + machine.length).toBe(count)
  expect(new Set(network.map(({ kind }) => kind))).toEqual(new Set(networkFaults))
  expect(new Set(machine.map(({ kind }) => kind))).toEqual(new Set(machineFaults))
})

test('replaces kinds that this machine cannot apply with other faults', () => {
  const { network, machine } = planFaults(3, 40, {
    network: networkFaults,
    machine: machineFaults.filter((kind) => kind !== 'server disk full'),
  })
  expect(machine.map(({ kind }) => kind)).not.toContain('server disk full')
  expect(network.length + machine.length).toBe(40)
})
