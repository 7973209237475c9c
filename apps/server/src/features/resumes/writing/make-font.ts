import { readFile } from 'node:fs/promises'
import { Font } from 'fonteditor-core'
import subsetFont from 'subset-font'
import type { FontShare, ScriptFont } from './script-fonts.ts'

/** The tables for shaping and vertical text, which letters with one shape don't need. */
const shapingTables = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'VORG', 'vhea', 'vmtx']

/**
 * Creates a TrueType font, in one weight, with only the letters of a share. From a single file, it also takes the space
 * and joining characters.
 */
export async function makeFont({ font, letters }: FontShare, weight: number): Promise<Buffer> {
  const variationAxes = font.isRegularOnly ? undefined : { wght: weight }
  const cut = (part: Buffer, some: string, more: object) => {
    // The library's types lack some options.
    const options: object = { targetFormat: 'truetype', variationAxes, ...more }
    return subsetFont(part, some, options)
  }
  if (font.file !== undefined) {
    const all = [...letters.values()].flat().join('')
    // Shaping splits some letters, such as vowels that surround a consonant.
    return cut(await readPart(font, font.file), `${all}${all.normalize('NFKD')} \u200c\u200d`, {})
  }
  const parts: Buffer[] = []
  for (const [key, some] of letters) {
    parts.push(
      await cut(await readPart(font, key), some.join(''), { noLayoutClosure: true, dropTables: shapingTables }),
    )
  }
  return join(parts)
}

function readPart({ home, name, isRegularOnly }: ScriptFont, key: string): Promise<Buffer> {
  return readFile(new URL(`files/${name}-${key}-${isRegularOnly ? 400 : 'wght'}-normal.woff2`, home))
}

/** Joins fonts into one. A line breaks well between any two letters of one font, and poorly where the font changes. */
function join(parts: readonly Buffer[]): Buffer {
  const [first, ...otherFonts] = parts.map((part) => Font.create(part, { type: 'ttf' }))
  if (!first) throw new Error('A font needs letters.')
  const all = first.get()
  // The first glyph of each font is the placeholder for missing letters.
  for (const other of otherFonts) all.glyf.push(...other.get().glyf.slice(1))
  first.set(all)
  const fontFile = first.write({ type: 'ttf', hinting: false })
  return Buffer.from(fontFile as ArrayBuffer)
}
