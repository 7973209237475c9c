import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf } from '../../company-blocks/accent/policy.ts'
import { type BrandShades, brandPalette, fromOklch, toOklch } from './policy.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

/** The theme's other colors, as in the web app's tokens.css. */
const themes = {
  light: { grounds: ['#ffffff', '#fafaf9', '#f4f3f1'], inks: ['#1c1a17', '#57534e'], focus: '#1d5fbf' },
  dark: { grounds: ['#0f1112', '#171a1c', '#202427'], inks: ['#eceeef', '#b0b6bb'], focus: '#8ab8ff' },
} as const

function tooFaint(theme: keyof typeof themes, shades: BrandShades): string[] {
  const { grounds, inks, focus } = themes[theme]
  const { brand, 'brand-hover': hover, 'on-brand': on, 'brand-soft': soft, 'on-brand-soft': onSoft } = shades
  const pairs: [string, string, number][] = [
    ...grounds.flatMap((ground): [string, string, number][] => [
      [brand, ground, 4.5],
      [hover, ground, 4.5],
      [onSoft, ground, 4.5],
    ]),
    [on, brand, 4.5],
    [on, hover, 4.5],
    [onSoft, soft, 4.5],
    [focus, soft, 3],
    ...inks.map((ink): [string, string, number] => [ink, soft, 4.5]),
  ]
  return pairs
    .filter(([one, other, least]) => contrastOf(one, other) < least)
    .map(([one, other]) => `${theme}: ${one} on ${other} is ${contrastOf(one, other).toFixed(2)}`)
}

test('texts and edges have enough contrast in both themes, whatever color is chosen', () => {
  const check = (chosen: string) => {
    const { light, dark } = brandPalette(chosen)
    expect([...tooFaint('light', light), ...tooFaint('dark', dark)], chosen).toEqual([])
  }
  fc.assert(fc.property(color, check), { numRuns: 2_000 })
  for (const chosenColor of ['#000000', '#ffffff', '#ffff00', '#0000ff', '#00ff00', '#ff0000', '#00ffff', '#ff00ff'])
    check(chosenColor)
})

test('a legible color is used unchanged', () => {
  expect(brandPalette('#0f6b62')).toMatchObject({ light: { brand: '#0f6b62' }, isDarkened: false, isLightened: true })
  expect(brandPalette('#ffd400')).toMatchObject({ dark: { brand: '#ffd400' }, isDarkened: true, isLightened: false })
})

test('a color keeps its hue in every shade', () => {
  const { light, dark } = brandPalette('#7b2fbf')
  const { hue } = toOklch('#7b2fbf')
  for (const shade of [light.brand, light['brand-hover'], dark.brand]) expect(toOklch(shade).hue).toBeCloseTo(hue, 0)
})

test('a button under the pointer has a color that differs visibly from its usual one', () => {
  fc.assert(
    fc.property(color, (chosen) => {
      const { light, dark } = brandPalette(chosen)
      return [light, dark].every((shades) => contrastOf(shades.brand, shades['brand-hover']) > 1.05)
    }),
  )
})

test('a color survives the conversion to OKLCH and back', () => {
  fc.assert(fc.property(color, (chosen) => fromOklch(toOklch(chosen)) === chosen))
})
