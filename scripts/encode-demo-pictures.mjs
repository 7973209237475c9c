// Encodes the drawings for the demo companies' galleries as the product stores pictures. The output is committed, so
// that the first start needn't encode pictures. Run this after changing a drawing.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const server = new URL('../apps/server/', import.meta.url)
const sharp = createRequire(new URL('package.json', server))('sharp')
const folder = new URL('src/features/companies/demo/material/gallery/', server)
const widths = [480, 960]

for (const file of await readdir(folder)) {
  if (!file.endsWith('.svg')) continue
  const drawing = await readFile(new URL(file, folder))
  for (const width of widths) {
    const target = new URL(file.replace('.svg', `-${width}`), folder)
    const resizedPicture = sharp(drawing).resize(width)
    await writeFile(`${target.pathname}.avif`, await resizedPicture.clone().avif({ quality: 50, effort: 6 }).toBuffer())
    await writeFile(`${target.pathname}.webp`, await resizedPicture.clone().webp({ quality: 78, effort: 6 }).toBuffer())
  }
}
