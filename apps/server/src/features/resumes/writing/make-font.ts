import { readFile } from 'node:fs/promises'
import { Font } from 'fonteditor-core'
import subsetFont from 'subset-font'
import type { FontShare, ScriptFont } from './script-fonts.ts'

/** Tables for letters whose shape depends on their neighbours; other letters need none. */
const shaping = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'VORG', 'vhea', 'vmtx']

/** Makes a TrueType font, in one weight, of just the letters of a share, a space and joining characters. */
export async function makeFont({ font, letters }: FontShare, weight: number): Promise<Buffer> {
  const variationAxes = font.isRegularOnly ? undefined : { wght: weight }
  const cut = (part: Buffer, some: string, more: object) => {
    // Its types lack some options.
    const options: object = { targetFormat: 'truetype', variationAxes, ...more }
    return subsetFont(part, some, options)
  }
  if (font.file !== undefined) {
    const all = [...letters.values()].flat().join('')
    // Shaping takes some letters apart, such as vowels that surround a consonant.
    return cut(await readPart(font, font.file), `${all}${all.normalize('NFKD')} \u200c\u200d`, {})
  }
  const parts: Buffer[] = []
  for (const [key, some] of letters) {
    parts.push(await cut(await readPart(font, key), some.join(''), { noLayoutClosure: true, dropTables: shaping }))
  }
  return join(parts)
}

function readPart({ home, name, isRegularOnly }: ScriptFont, key: string): Promise<Buffer> {
  return readFile(new URL(`files/${name}-${key}-${isRegularOnly ? 400 : 'wght'}-normal.woff2`, home))
}

/** Joins fonts into one: a line breaks well between any two letters of one font, poorly where the font changes. */
function join(parts: readonly Buffer[]): Buffer {
  const [first, ...others] = parts.map((part) => Font.create(part, { type: 'ttf' }))
  if (!first) throw new Error('A font needs letters.')
  const all = first.get()
  // The first glyph of each is the placeholder for missing letters.
  for (const other of others) all.glyf.push(...other.get().glyf.slice(1))
  first.set(all)
  const written = first.write({ type: 'ttf', hinting: false })
  return Buffer.from(written as ArrayBuffer)
}
