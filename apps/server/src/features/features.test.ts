import { notificationKinds } from '@rise/contract/notifications/kinds'
import { expect, test } from 'vitest'
import { commands, features } from './features.ts'
import { inOrder, publishedOrder } from './published-order.ts'

const names = (things: readonly { readonly name: string }[]) => things.map(({ name }) => name)

test('what stands in a published order is there, so that a new name does not move it to the end unseen', () => {
  expect(names(features)).toEqual(expect.arrayContaining([...publishedOrder.routes, ...publishedOrder.demoAccounts]))
  expect(names(commands)).toEqual(expect.arrayContaining([...publishedOrder.commands]))
  expect(names(features.flatMap(({ sitemaps = [] }) => sitemaps))).toEqual(
    expect.arrayContaining([...publishedOrder.sitemaps]),
  )
  expect(names(features.flatMap(({ accountData = [] }) => accountData))).toEqual(
    expect.arrayContaining([...publishedOrder.accountData]),
  )
})

test('what has no published order comes last, as it came', () => {
  const things = ['new', 'b', 'newer', 'a'].map((name) => ({ name }))
  expect(names(inOrder(things, ['a', 'b', 'c']))).toEqual(['a', 'b', 'new', 'newer'])
})

test('each notice that the contract declares belongs to one feature', () => {
  const given = features.flatMap(({ notices = {} }) => Object.keys(notices))
  expect(given.toSorted()).toEqual(Object.keys(notificationKinds).toSorted())
})
