// A separate thread, because laying out and painting a picture would delay every request.
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { drawableText } from './drawable-text.ts'
import { charactersOf } from './font-characters.ts'
import { nameMark } from './name-mark.ts'
import type { PictureBrand, PictureFacts } from './picture-facts.ts'
import { PICTURE, pictureLayout } from './picture-layout.ts'

// Two families, because satori accepts one font per family and weight.
const families = [
  { name: 'Figtree', subset: 'latin' },
  { name: 'Figtree latin-ext', subset: 'latin-ext' },
]
const figtree = import.meta.resolve('@fontsource/figtree/package.json')
const fonts = families.flatMap(({ name, subset }) =>
  ([400, 600] as const).map((weight) => {
    const file = new URL(`./files/figtree-${subset}-${weight}-normal.woff`, figtree)
    return { name, weight, style: 'normal' as const, data: readFileSync(file) }
  }),
)
const characters = new Set(fonts.flatMap(({ data }) => [...charactersOf(data)]))

async function draw(facts: PictureFacts, brand: PictureBrand): Promise<Uint8Array> {
  const drawableWith = (text: string) => drawableText(text, (codePoint) => characters.has(codePoint))
  const owner = drawableWith(facts.owner)
  const [letter = ''] = owner.match(/[\p{L}\p{N}]/u) ?? []
  const layout = pictureLayout({
    mark: { ...nameMark(facts.owner), letter: letter.toUpperCase() },
    owner,
    title: drawableWith(facts.title) || drawableWith(facts.kind),
    place: drawableWith(facts.place),
    figure: drawableWith(facts.figure),
    brand: { ...brand, name: drawableWith(brand.name) },
  })
  const svg = await satori(layout, { ...PICTURE, fonts })
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

interface DrawRequest {
  readonly id: number
  readonly facts: PictureFacts
  readonly brand: PictureBrand
}

parentPort?.on('message', async ({ id, facts, brand }: DrawRequest) => {
  try {
    parentPort?.postMessage({ id, png: await draw(facts, brand) })
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) })
  }
})
