import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentOf, contrastOf } from './policy.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('an accepted accent is legible in both color schemes', () => {
  fc.assert(
    fc.property(color, (chosen) => {
      const accent = accentOf(chosen)
      if (!accent) return contrastOf(chosen, '#f4f3f1') < 4.5
      const light = ['#ffffff', '#fafaf9', '#f4f3f1'].map((ground) => contrastOf(accent.light, ground))
      const dark = ['#0f1112', '#171a1c', '#202427'].map((ground) => contrastOf(accent.dark, ground))
      return Math.min(...light, ...dark) >= 4.5
    }),
  )
})

test.for(['#ffee00', '#ffffff', 'red', '#fff', ''])('a company can’t choose the accent color “%s”', (chosen) => {
  expect(accentOf(chosen)).toBeUndefined()
})

test('a dark accent is unchanged on light pages, and lightened on dark pages', () => {
  expect(accentOf('#0f6b62')).toMatchObject({ light: '#0f6b62' })
  expect(accentOf('#000000')?.dark).not.toBe('#000000')
})
