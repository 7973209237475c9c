import { expect, test } from 'vitest'
import { softGround } from './soft-ground.ts'

/** Returns WCAG's relative luminance of a color. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.for(['#000000', '#ff0000', '#0000ff', '#1f3e5c', '#5a3e8c', '#ffffff', '#00ff00', null])(
  'muted text has enough contrast on the ground of %s',
  (color) => {
    const contrast = (luminance(softGround(color)) + 0.05) / (luminance('#57534e') + 0.05)
    expect(contrast).toBeGreaterThan(5)
  },
)

test('a dark color tints the ground instead of graying it', () => {
  expect(softGround('#1f3e5c')).toBe('#e1eaf3')
})
