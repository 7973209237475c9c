import { expect, test } from 'vitest'
import { type NotificationName, notificationKinds } from '../kinds.ts'
import { channelsOfPreset, noticeGroups, presetOf, presets } from './kinds.ts'

const names = Object.keys(notificationKinds) as NotificationName[]

test('every group of the settings has a kind', () => {
  const groups = new Set(Object.values(notificationKinds).map(({ group }) => group))
  expect([...groups].sort()).toEqual([...noticeGroups].sort())
})

test('each preset turns on more than the calmer one, and the balanced one emails all that the calm one emails', () => {
  const counts = presets.map((preset) =>
    names.flatMap((name) => Object.values(channelsOfPreset(preset, name))).filter(Boolean),
  )
  const [calm = [], balanced = [], everything = []] = counts
  expect(calm.length).toBeLessThan(balanced.length)
  expect(balanced.length).toBeLessThan(everything.length)
  for (const name of names) {
    if (channelsOfPreset('calm', name).mail) expect(channelsOfPreset('balanced', name).mail, name).toBe(true)
  }
})

test.for(presets)('the settings that %s sets are recognised, and those with one difference are not', (preset) => {
  const settings = names.map((kind) => ({ kind, ...channelsOfPreset(preset, kind) }))
  expect(presetOf(settings)).toBe(preset)
  const [first, ...others] = settings
  expect(presetOf(first ? [{ ...first, app: !first.app }, ...others] : [])).not.toBe(preset)
})
