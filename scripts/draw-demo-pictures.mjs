// Draws the faces, marks, covers and work pictures of the demo world, and encodes them as the product stores pictures.
// The output is committed, so that the first start needn't encode pictures. Run this after changing a drawing.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { coversOfPlaces } from './demo-pictures/covers-of-places.mjs'
import { coversOfRooms } from './demo-pictures/covers-of-rooms.mjs'
import { drawMark } from './demo-pictures/draw-mark.mjs'
import { drawPortrait } from './demo-pictures/draw-portrait.mjs'
import { marksOfGoods } from './demo-pictures/marks-of-goods.mjs'
import { marksOfServices } from './demo-pictures/marks-of-services.mjs'
import { portraits } from './demo-pictures/portraits.mjs'
import { stillsOfThoughts } from './demo-pictures/stills-of-thoughts.mjs'
import { stillsOfWork } from './demo-pictures/stills-of-work.mjs'

const server = new URL('../apps/server/', import.meta.url)
const sharp = createRequire(new URL('package.json', server))('sharp')
const material = new URL('src/features/pictures/demo/material/', server)

const marks = Object.fromEntries(
  [...marksOfServices, ...marksOfGoods].map(([slug, ground, shape, symbol]) => [slug, { ground, shape, symbol }]),
)

/** These widths are some of those in the contract's `pictureRules`. */
const kinds = [
  { folder: 'portraits', widths: [128, 256], drawings: entriesOf(portraits, drawPortrait) },
  {
    folder: 'marks',
    widths: [128, 256],
    drawings: entriesOf(marks, ({ ground, shape, symbol }) => drawMark(ground, shape, symbol)),
  },
  { folder: 'covers', widths: [640, 1280], drawings: entriesOf({ ...coversOfPlaces, ...coversOfRooms }, identity) },
  { folder: 'stills', widths: [480, 960], drawings: entriesOf({ ...stillsOfWork, ...stillsOfThoughts }, identity) },
]

/**
 * @template T
 * @param {Readonly<Record<string, T>>} drawings
 * @param {(drawing: T) => string} draw
 * @returns {readonly (readonly [name: string, svg: string])[]}
 */
function entriesOf(drawings, draw) {
  return Object.entries(drawings).map(([name, drawing]) => [name, draw(drawing)])
}

/** @param {string} drawing */
function identity(drawing) {
  return drawing
}

for (const { folder, widths, drawings } of kinds) {
  const target = new URL(`${folder}/`, material)
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  for (const [name, svg] of drawings) {
    for (const width of widths) {
      const resizedPicture = sharp(Buffer.from(svg)).resize(width).flatten({ background: '#ffffff' })
      /** @param {string} ending */
      const file = (ending) => new URL(`${name}-${width}.${ending}`, target)
      await writeFile(file('avif'), await resizedPicture.clone().avif({ quality: 52, effort: 6 }).toBuffer())
      await writeFile(file('webp'), await resizedPicture.clone().webp({ quality: 78, effort: 6 }).toBuffer())
    }
  }
}
