import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountHeaders, followAccount, useAccountChanged } from './account'

const key = [['identity', 'profile', 'get'], { type: 'query' }]
const mai = { id: 'mai', firstName: 'Mai', organization: { id: 'sao-mai' } }

let queryClient: QueryClient
let unfollow: () => void
beforeEach(() => {
  queryClient = new QueryClient()
  unfollow = followAccount(queryClient, key)
  useAccountChanged.setState({ isChanged: false })
})
afterEach(() => {
  queryClient.removeQueries()
  unfollow()
  queryClient.clear()
})

test('requests name the account that the page was drawn for, once it is known', () => {
  expect(accountHeaders()).toEqual({})
  queryClient.setQueryData([['identity', 'sessions'], {}], [{ id: 'x', organization: null }])
  expect(accountHeaders()).toEqual({})
  queryClient.setQueryData(key, mai)
  expect(accountHeaders()).toEqual({ 'x-candor-account': 'mai/sao-mai' })
  queryClient.setQueryData(key, { ...mai, firstName: 'Lan' })
  expect(accountHeaders()).toEqual({ 'x-candor-account': 'mai/sao-mai' })
  expect(useAccountChanged.getState().isChanged).toBe(false)
})

test('a person without an organization is sent as having none', () => {
  queryClient.setQueryData(key, { id: 'mai', organization: null })
  expect(accountHeaders()).toEqual({ 'x-candor-account': 'mai/-' })
})

test('another account that appears by itself is reported and does not change the account that requests name', () => {
  queryClient.setQueryData(key, mai)
  queryClient.setQueryData(key, { ...mai, organization: { id: 'lotus' } })
  expect(accountHeaders()).toEqual({ 'x-candor-account': 'mai/sao-mai' })
  expect(useAccountChanged.getState().isChanged).toBe(true)
})

test('after this tab clears the member, the next member becomes the account of the page', () => {
  queryClient.setQueryData(key, mai)
  queryClient.removeQueries({ queryKey: [['identity']] })
  expect(accountHeaders()).toEqual({})
  queryClient.setQueryData(key, { id: 'lan', organization: { id: 'lotus' } })
  expect(accountHeaders()).toEqual({ 'x-candor-account': 'lan/lotus' })
  expect(useAccountChanged.getState().isChanged).toBe(false)
})
