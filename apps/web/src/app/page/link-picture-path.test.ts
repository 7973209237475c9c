import { expect, test } from 'vitest'
import { linkPicturePath } from './link-picture-path.ts'

test('the address of a link’s preview picture depends on the face, logo or cover in it', () => {
  const first = linkPicturePath('/company/mill', '/pictures/0190a/128.webp')
  expect(first).toBe('/company/mill.png?shows=0190a')
  expect(linkPicturePath('/company/mill', { _id: '0190b' })).not.toBe(first)
  expect(linkPicturePath('/company/mill', null)).toBe('/company/mill.png')
})
