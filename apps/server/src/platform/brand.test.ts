import { expect, test } from 'vitest'
import { createBrand } from './brand.ts'

test('a slow query result does not replace a newer brand', () => {
  const brand = createBrand('Rise')
  expect(brand.name).toBe('Rise')
  brand.hold({ name: 'Ascend', color: null, logo: null, version: 2 }, null)
  brand.hold({ name: null, color: null, logo: null, version: 1 }, null)
  expect([brand.name, brand.version]).toEqual(['Ascend', 2])
  brand.hold({ name: null, color: null, logo: null, version: 3 }, null)
  expect(brand.name).toBe('Rise')
})
