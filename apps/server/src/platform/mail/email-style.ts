import { type BrandShades, brandPalette } from '@rise/contract/site/brand/policy'
import type { CSSProperties } from 'react'

/**
 * Returns a placeholder for a shade of the brand's color, which admins choose. `inBrandColor` replaces the placeholder
 * once an email is rendered. It begins and ends with a private-use character, so that text isn't mistaken for one.
 */
const inkOf = (name: keyof BrandShades, theme: 'light' | 'dark') => `\uF8FF${theme}-${name}\uF8FF`
const ink = /\uF8FF(light|dark)-([a-z-]+)\uF8FF/g

/** The product's colours, each as [light, dark], the same as the web app's tokens. */
const colours = {
  bg: ['#fafaf9', '#0f1112'],
  surface: ['#ffffff', '#171a1c'],
  raised: ['#f4f3f1', '#202427'],
  line: ['#e5e2de', '#2c3135'],
  text: ['#1c1a17', '#eceeef'],
  muted: ['#57534e', '#b0b6bb'],
  subtle: ['#6b665f', '#949ba2'],
  brand: [inkOf('brand', 'light'), inkOf('brand', 'dark')],
  onBrand: [inkOf('on-brand', 'light'), inkOf('on-brand', 'dark')],
  brandSoft: [inkOf('brand-soft', 'light'), inkOf('brand-soft', 'dark')],
  onBrandSoft: [inkOf('on-brand-soft', 'light'), inkOf('on-brand-soft', 'dark')],
} as const

/** The shades of the brand's color if the installation has not set one. */
const builtInShades: Readonly<Record<'light' | 'dark', Partial<BrandShades>>> = {
  light: { brand: '#0f6b62', 'on-brand': '#ffffff', 'brand-soft': '#e3f3f0', 'on-brand-soft': '#0b544d' },
  dark: { brand: '#3fc9b5', 'on-brand': '#04211d', 'brand-soft': '#123530', 'on-brand-soft': '#8fe6d8' },
}

/** Returns an email's HTML in the brand's color, given as `#rrggbb`; null means the built-in one. */
export function inBrandColor(html: string, color: string | null): string {
  const shades = color === null ? builtInShades : brandPalette(color)
  return html.replaceAll(ink, (_, theme: 'light' | 'dark', name: keyof BrandShades) => shades[theme][name] ?? 'inherit')
}

type Colour = keyof typeof colours
type Property = 'backgroundColor' | 'borderColor' | 'color'

const FONT = 'Figtree, system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

/**
 * The style of each class. Mail programs support inline styles best, so the light colours are inline. With the class,
 * the style sheet below overrides them with the dark colours.
 */
const paints = {
  page: { backgroundColor: 'bg' },
  card: { backgroundColor: 'surface', borderColor: 'line' },
  rule: { borderColor: 'line' },
  well: { backgroundColor: 'raised' },
  mark: { backgroundColor: 'brandSoft', color: 'onBrandSoft' },
  tile: { backgroundColor: 'surface', borderColor: 'line', color: 'text' },
  strap: { backgroundColor: 'brand', color: 'onBrand' },
  quote: { color: 'muted', borderColor: 'line' },
  text: { color: 'text' },
  muted: { color: 'muted' },
  subtle: { color: 'subtle' },
  link: { color: 'brand' },
  button: { backgroundColor: 'brand', color: 'onBrand' },
} as const satisfies Record<string, Partial<Record<Property, Colour>>>

type Paint = keyof typeof paints

/** Returns the class and inline style of a part: the light colours of its paint, and further style. */
export function paintedStyle(paint: Paint, style: CSSProperties): { className: string; style: CSSProperties } {
  const light = Object.entries(paints[paint]).map(([property, colour]: [string, Colour]) => [
    property,
    colours[colour][0],
  ])
  return { className: `m-${paint}`, style: { ...style, ...Object.fromEntries(light), fontFamily: FONT } }
}

function darkRules(prefix: string, properties: readonly Property[]): string {
  return Object.entries(paints)
    .map(([paint, parts]: [string, Partial<Record<Property, Colour>>]) => {
      const declarations = Object.entries(parts)
        .filter(([property]) => properties.some((wanted) => wanted === property))
        .map(([property, colour]) => {
          const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
          return `${name}:${colours[colour][1]} !important`
        })
      return declarations.length === 0 ? '' : `${prefix}.m-${paint}{${declarations.join(';')}}`
    })
    .join('')
}

/**
 * The layout on phones, and dark colours for dark systems, both for programs that support the media query and for
 * Outlook, which marks the parts that it has darkened.
 */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${darkRules('', ['backgroundColor', 'borderColor', 'color'])}}`,
  darkRules('[data-ogsb] ', ['backgroundColor']),
  darkRules('[data-ogsc] ', ['borderColor', 'color']),
  '@media (max-width:479px){.m-card{padding:24px 20px !important}.m-button{display:block !important}.m-well{padding:16px !important}}',
].join('')
