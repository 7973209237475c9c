// A separate thread, because laying out and painting a picture would delay every request.
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { drawableText } from './drawable-text.ts'
import { charactersOf } from './font-characters.ts'
import { nameMark } from './name-mark.ts'
import type { DrawnPicture, PictureBrand, PictureFacts } from './picture-facts.ts'
import { PICTURE, pictureLayout } from './picture-layout.ts'

const figtree = import.meta.resolve('@fontsource/figtree/package.json')
const noto = import.meta.resolve('@fontsource/noto-sans/package.json')
// A family per subset, because satori accepts one font per family and weight. Scripts that are written from right to
// left, or whose letters change with their neighbors, are not drawn: satori does not shape them.
const files = [
  { name: 'latin', home: figtree, file: 'figtree-latin' },
  { name: 'latin-ext', home: figtree, file: 'figtree-latin-ext' },
  { name: 'cyrillic', home: noto, file: 'noto-sans-cyrillic' },
  { name: 'cyrillic-ext', home: noto, file: 'noto-sans-cyrillic-ext' },
  { name: 'greek', home: noto, file: 'noto-sans-greek' },
  { name: 'greek-ext', home: noto, file: 'noto-sans-greek-ext' },
  { name: 'vietnamese', home: noto, file: 'noto-sans-vietnamese' },
]
const fonts = files.flatMap(({ name, home, file }) =>
  ([400, 600] as const).map((weight) => {
    const data = readFileSync(new URL(`./files/${file}-${weight}-normal.woff`, home))
    return { name, weight, style: 'normal' as const, data }
  }),
)
const fontFamily = files.map(({ name }) => name).join(', ')
const characters = new Set(fonts.flatMap(({ data }) => [...charactersOf(data)]))

async function draw({ facts, brand, picture }: Omit<DrawRequest, 'id'>): Promise<Uint8Array> {
  const drawableWith = (text: string) => drawableText(text, (codePoint) => characters.has(codePoint))
  const [letter = ''] = drawableWith(facts.owner).match(/[\p{L}\p{N}]/u) ?? []
  const layout = pictureLayout({
    mark: { ...nameMark(facts.owner), letter: letter.toUpperCase() },
    title: drawableWith(facts.title) || drawableWith(facts.kind),
    lead: drawableWith(facts.lead),
    figure: drawableWith(facts.figure),
    detail: drawableWith(facts.detail),
    ...(facts.date && { date: facts.date }),
    ...(facts.isProduct && { isProduct: facts.isProduct }),
    brand: { ...brand, name: drawableWith(brand.name) },
    picture,
    fontFamily,
  })
  const svg = await satori(layout, { ...PICTURE, fonts })
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

interface DrawRequest {
  readonly id: number
  readonly facts: PictureFacts
  readonly brand: PictureBrand
  readonly picture: DrawnPicture | null
}

parentPort?.on('message', async ({ id, ...request }: DrawRequest) => {
  try {
    parentPort?.postMessage({ id, png: await draw(request) })
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) })
  }
})
