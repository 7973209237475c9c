import { expect, test } from 'vitest'
import { timeZoneLabel } from './time-zone.ts'

test.each([
  [-7, 'PT'],
  [-6, 'CST'],
  [-4, 'ET'],
  [-5, 'GMT-5'],
  [0, 'GMT'],
  [1, 'GMT+1'],
  [5.5, 'GMT+5:30'],
  [-3.5, 'GMT-3:30'],
])('%d hours from GMT is labelled %s', (hours, label) => {
  expect(timeZoneLabel(hours * 60)).toBe(label)
})
