import { missionDeeds } from '@rise/contract/missions/kinds'
import { notificationKinds } from '@rise/contract/notifications/kinds'
import { t } from '@rise/texts'
import { expect, test } from 'vitest'
import { features } from './features.ts'

test('each notice that the contract declares belongs to one feature', () => {
  const names = features.flatMap(({ notices = {} }) => Object.keys(notices))
  expect(names.toSorted()).toEqual(Object.keys(notificationKinds).toSorted())
})

test('the button of each notice’s email has one to three words', () => {
  const actions = features.flatMap(({ notices = {} }) => Object.values(notices).map(({ action }) => t(action)))
  expect(actions.filter((action) => !/^\S+( \S+){0,2}$/.test(action))).toEqual([])
})

test('each deed that counts towards missions belongs to one feature', () => {
  const names = features.flatMap(({ counts = {} }) => Object.keys(counts))
  expect(names.toSorted()).toEqual([...missionDeeds].toSorted())
})
