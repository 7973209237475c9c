import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]
type Pair = [ink: string, ground: string, least: number]

const backgrounds = ['bg', 'surface', 'raised']
const tints = [1, 2, 3, 4, 5, 6]

/** Text and controls, on each background that they may have, with the minimum contrast required. */
const pairs: Pair[] = [
  ...['text', 'muted', 'subtle', 'brand', 'danger', 'success', 'warning', 'info'].flatMap((ink) =>
    backgrounds.map((ground): Pair => [ink, ground, 4.5]),
  ),
  ...['control', 'focus', 'danger', 'brand'].flatMap((edge) => backgrounds.map((ground): Pair => [edge, ground, 3])),
  ...['danger', 'success', 'warning', 'info'].flatMap((status): Pair[] => [
    [status, `${status}-soft`, 4.5],
    ['text', `${status}-soft`, 4.5],
    ['focus', `${status}-soft`, 3],
  ]),
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-hover', 4.5],
  ['brand-hover', 'surface', 4.5],
  ['on-brand-soft', 'brand-soft', 4.5],
  ['on-brand-soft', 'surface', 4.5],
  ['focus', 'brand-soft', 3],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-hover', 4.5],
  ['bg', 'text', 4.5],
  ...tints.flatMap((tint): Pair[] => [
    [`on-tint-${tint}`, `tint-${tint}`, 4.5],
    [`on-tint-${tint}`, `tint-${tint}-shape`, 4.5],
  ]),
]

function colours(source: string, theme: Theme): Map<string, string> {
  const matches = source.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)
  return new Map([...matches].map(([, name = '', light = '', dark = '']) => [name, theme === 'light' ? light : dark]))
}

function lowContrasts(source: string, theme: Theme): string[] {
  const colour = colours(source, theme)
  return pairs.flatMap(([ink, ground, least]) => {
    const [one, other] = [colour.get(ink), colour.get(ground)]
    if (!one || !other) return [`${ink} or ${ground} is missing`]
    const ratio = contrast(one, other)
    return ratio < least ? [`${ink} on ${ground}: ${ratio.toFixed(2)}, needs ${least}`] : []
  })
}

describe('colour tokens', () => {
  test.each(themes)('every text, border and focus ring has the required contrast in %s', (theme) => {
    expect(lowContrasts(css, theme)).toEqual([])
  })

  test.each([
    ['light', 'text', 15.6],
    ['light', 'muted', 6.8],
    ['light', 'subtle', 5.1],
    ['light', 'control', 3.3],
    ['dark', 'text', 13.4],
    ['dark', 'muted', 7.6],
    ['dark', 'subtle', 5.5],
    ['dark', 'control', 3.5],
  ] as const)('in %s, %s has a contrast of at least %f on every background', (theme, ink, least) => {
    const colour = colours(css, theme)
    const ratios = backgrounds.map((ground) => contrast(colour.get(ink) ?? '', colour.get(ground) ?? ''))
    expect(Math.round(Math.min(...ratios) * 10) / 10).toBeGreaterThanOrEqual(least)
  })

  test('low contrasts and missing colours are reported', () => {
    const changedCss = css.replace(/--subtle: light-dark\(#\w+, (#\w+)\)/, '--subtle: light-dark(#a8a29a, $1)')
    expect(lowContrasts(changedCss, 'light')).toContain('subtle on surface: 2.53, needs 4.5')
    expect(lowContrasts(changedCss, 'dark')).toEqual([])
    expect(lowContrasts(css.replace('--muted:', '--gone:'), 'dark')).toContain('muted or bg is missing')
  })

  test('the contrast of black on white is 21, and of a colour on itself 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#0f6b62', '#0f6b62')).toBe(1)
  })

  test('a chosen theme takes precedence over the system’s', () => {
    expect(css).toMatch(/:root\s*\{\s*color-scheme: light dark;/)
    expect(css).toMatch(/:root\[data-theme="light"\]\s*\{\s*color-scheme: light;/)
    expect(css).toMatch(/:root\[data-theme="dark"\]\s*\{\s*color-scheme: dark;/)
  })
})
