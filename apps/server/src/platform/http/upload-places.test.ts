import { expect, test } from 'vitest'
import { takeUploadPlace } from './upload-places.ts'

test('one network of guests has three places, all guests have twenty, and members keep theirs', () => {
  const places = [1, 2, 3].map(() => takeUploadPlace('192.0.2.1'))
  expect(() => takeUploadPlace('192.0.2.1')).toThrow('busy')
  for (let number = 2; number <= 18; number += 1) places.push(takeUploadPlace(`192.0.2.${number}`))
  expect(() => takeUploadPlace('192.0.2.99')).toThrow('busy')
  for (let number = 1; number <= 60; number += 1) places.push(takeUploadPlace())
  expect(() => takeUploadPlace()).toThrow('busy')
  for (const leave of places) leave()
  takeUploadPlace('192.0.2.1')()
  takeUploadPlace()()
})
