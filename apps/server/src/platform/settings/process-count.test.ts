import { describe, expect, it } from 'vitest'
import { StartError } from '../start-error'
import { readEnv } from './env'
import { readProcessCount } from './process-count'

const read = (source: Record<string, string>) => readEnv({ NODE_ENV: 'test', ...source }).processes

describe('the number of server processes', () => {
  it('is one unless it is set', () => {
    expect(read({})).toBe(1)
    expect(read({ PROCESSES: ' ' })).toBe(1)
    expect(read({ PROCESSES: '3' })).toBe(3)
  })

  it('leaves one core to the database in production, and is at least one', () => {
    const settings = { NODE_ENV: 'production', NODE_URL: undefined, PROCESSES: undefined }
    expect([1, 2, 8, 200].map((cores) => readProcessCount(settings, cores))).toEqual([1, 1, 7, 64])
    expect(readProcessCount({ ...settings, NODE_URL: 'http://10.0.0.5:3000' }, 8)).toBe(1)
    expect(readProcessCount({ ...settings, PROCESSES: '2' }, 8)).toBe(2)
  })

  it.each(['0', '-1', 'two', '1000', '65', '1.5', '2e1'])('is refused with a sentence if it is %s', (value) => {
    expect(() => read({ PROCESSES: value })).toThrow(StartError)
    expect(() => read({ PROCESSES: value })).toThrow('PROCESSES must be a whole number from 1 to 64.')
  })

  it('is refused together with the address of one process', () => {
    const NODE_URL = 'http://10.0.0.5:3000'
    expect(() => read({ PROCESSES: '2', NODE_URL })).toThrow('NODE_URL is the address of one process')
    expect(read({ PROCESSES: '1', NODE_URL })).toBe(1)
  })
})
