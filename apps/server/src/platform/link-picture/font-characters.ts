import { inflateSync } from 'node:zlib'

const TABLE_ENTRY_BYTES = 20
const FIRST_TABLE = 44

/**
 * Returns the characters of a font file (WOFF 1.0), from its `cmap` in format 4, which covers the Basic Multilingual
 * Plane. Throws for any other format, because the font is our own.
 */
export function charactersOf(woff: Buffer): Set<number> {
  const cmap = tableOf(woff, 'cmap')
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4))
  const offset = records.find((at) => cmap.readUInt16BE(at) === 4)
  if (offset === undefined) throw new Error('The font has no cmap of format 4.')
  return charactersOfFormat4(cmap.subarray(offset))
}

function tableOf(woff: Buffer, tag: string): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => FIRST_TABLE + index * TABLE_ENTRY_BYTES)
  const entry = tables.find((at) => woff.toString('latin1', at, at + 4) === tag)
  if (entry === undefined) throw new Error(`The font has no table ${tag}.`)
  const offset = woff.readUInt32BE(entry + 4)
  const [compressedSize, originalSize] = [woff.readUInt32BE(entry + 8), woff.readUInt32BE(entry + 12)]
  const bytes = woff.subarray(offset, offset + compressedSize)
  return compressedSize < originalSize ? inflateSync(bytes) : bytes
}

function charactersOfFormat4(table: Buffer): Set<number> {
  const characters = new Set<number>()
  const doubledSegments = table.readUInt16BE(6)
  const [ends, starts, deltas, ranges] = [14, 16 + doubledSegments, 16 + 2 * doubledSegments, 16 + 3 * doubledSegments]
  for (let at = 0; at < doubledSegments; at += 2) {
    const [start, end] = [table.readUInt16BE(starts + at), table.readUInt16BE(ends + at)]
    const range = table.readUInt16BE(ranges + at)
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const glyph =
        range === 0
          ? (code + table.readUInt16BE(deltas + at)) & 0xffff
          : table.readUInt16BE(ranges + at + range + 2 * (code - start))
      if (glyph !== 0) characters.add(code)
    }
  }
  return characters
}
