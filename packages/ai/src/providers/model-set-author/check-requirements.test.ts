import { describe, expect, it } from 'vitest'
import { checkRequirements, type RequirementCheck } from './check-requirements'
import { readAdvertisement } from './read-description'
import type { RequirementReply } from './requirement-prompt'

const advertisement = readAdvertisement(`# Warehouse Manager
We are looking for a warehouse manager in Leeds.
Requirements
- Knowledge of inventory management and SAP
- Bachelor's degree in logistics
- Male candidates only, aged 25-35
Nice to have
- Forklift training of other people`)

type Entry = RequirementReply['requirements'][number]
const good: Entry = {
  name: 'Inventory management',
  kind: 'skill',
  weight: 4,
  is_must_have: true,
  source_quote: 'Knowledge of inventory management and SAP',
}
const check: RequirementCheck = {
  language: 'en',
  advertisement,
  mustQuote: true,
  existing: [],
  minCount: 1,
  maxCount: 20,
}
const read = (entries: readonly Partial<Entry>[], change: Partial<RequirementCheck> = {}) =>
  checkRequirements({ requirements: entries.map((entry) => ({ ...good, ...entry })) }, { ...check, ...change })

describe('requirements of a model', () => {
  it('are kept where nothing is wrong with them', () => {
    expect(read([{}])).toEqual({
      value: [
        {
          name: 'Inventory management',
          kind: 'skill',
          weight: 4,
          isMustHave: true,
          sourceQuote: 'Knowledge of inventory management and SAP',
        },
      ],
      faults: [],
    })
  })

  const bad: readonly (readonly [string, Partial<Entry>, string])[] = [
    ['an invented quote', { source_quote: 'Knowledge of rockets' }, 'a source_quote that is not in the description'],
    ['a changed quote', { source_quote: 'knowledge of inventory management and SAP' }, 'a source_quote that is not'],
    ['a quote too short to tell anything', { source_quote: 'a' }, 'a source_quote that is not'],
    ['no quote', { source_quote: null }, 'a source_quote that is not'],
    ['a line on sex and age', { name: 'Strength', source_quote: 'Male candidates only, aged 25-35' }, 'age, sex'],
    ['a part of a line on sex and age', { name: 'Strength', source_quote: 'candidates only' }, 'age, sex'],
    ['a name on age', { name: 'Aged under 35 years' }, 'age, sex'],
    ['a name in Vietnamese', { name: 'Quản lý hàng tồn kho' }, 'a name in another language'],
    ['a name in Russian', { name: 'Управление складом' }, 'a name in another language'],
    ['markup', { name: '<b>Inventory</b>' }, 'markup or an address'],
    ['an address', { name: 'See www.example.org' }, 'markup or an address'],
    ['no name', { name: ' ' }, 'an empty or too long name'],
    ['a name without end', { name: 'inventory '.repeat(40) }, 'an empty or too long name'],
  ]
  it.each(bad)('are dropped for %s', (_, entry, fault) => {
    const { value, faults } = read([entry])
    expect(value).toBeNull()
    expect(faults.join()).toContain(fault)
    expect(read([{}, { ...entry }]).value).toHaveLength(1)
  })

  it('are dropped where they are there already, in whatever spelling', () => {
    expect(read([{}, { name: 'inventory  Management.' }])).toMatchObject({ value: [{ name: 'Inventory management' }] })
    expect(read([{}], { existing: [{ ...good, isMustHave: true, sourceQuote: null }] }).value).toBeNull()
  })

  it('are must-haves only where the advertisement says so', () => {
    const forklift = { name: 'Forklift training', source_quote: 'Forklift training of other people' }
    expect(read([forklift]).value).toMatchObject([{ isMustHave: false }])
    const management = { name: 'Management', source_quote: 'manage' }
    expect(read([management]).value).toMatchObject([{ isMustHave: false }])
    expect(read([{ is_must_have: false }]).value).toMatchObject([{ isMustHave: false }])
    const unquoted = { advertisement: null, mustQuote: false }
    expect(read([{ source_quote: null }], unquoted).value).toMatchObject([{ isMustHave: false, sourceQuote: null }])
    expect(read([{}], unquoted).value).toBeNull()
  })

  it('have a weight of the scale and, for screening, the kind that the rules know', () => {
    const degree = {
      name: "Bachelor's degree in logistics",
      source_quote: "Bachelor's degree in logistics",
      weight: 99.4,
    }
    expect(read([degree]).value).toMatchObject([{ kind: 'education', weight: 5 }])
  })

  it('are at most as many as wanted, and too few are none', () => {
    const many = ['Stock', 'Ledgers', 'Deliveries'].map((name) => ({ name }))
    expect(read(many, { maxCount: 2 }).value).toHaveLength(2)
    expect(read(many, { minCount: 4 }).value).toBeNull()
  })

  it('may be the names of tools in a Vietnamese set', () => {
    const vietnamese = { language: 'vi', advertisement: null, mustQuote: false } as const
    const names = ['SQL Server', 'Quản lý kho', 'Knowledge of inventory management and more']
    const { value } = read(
      names.map((name) => ({ name, source_quote: null })),
      vietnamese,
    )
    expect(value?.map(({ name }) => name)).toEqual(['SQL Server', 'Quản lý kho'])
  })
})
