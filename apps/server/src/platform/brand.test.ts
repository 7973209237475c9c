import { expect, test } from 'vitest'
import { createBrand } from './brand.ts'

test('a slow answer does not bring back what was replaced meanwhile', () => {
  const brand = createBrand('Rise')
  expect(brand.name).toBe('Rise')
  brand.hold({ name: 'Ascend', color: null, version: 2 })
  brand.hold({ name: null, color: null, version: 1 })
  expect([brand.name, brand.version]).toEqual(['Ascend', 2])
  brand.hold({ name: null, color: null, version: 3 })
  expect(brand.name).toBe('Rise')
})
