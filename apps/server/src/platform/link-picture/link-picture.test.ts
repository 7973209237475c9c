import { expect, test } from 'vitest'
import { createBrand } from '../brand.ts'
import type { Context } from '../context.ts'
import { linkPicture } from './link-picture.ts'
import type { PictureFacts } from './picture-facts.ts'

/** A red square. */
const PIXELS = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP8z4APMOGVHbHSAEEsAROZXkMxAAAAAElFTkSuQmCC'
const facts: PictureFacts = { title: 'Cook', kind: 'Job', owner: 'Kitchen', lead: '', figure: '', detail: '' }

/** A page whose facts and picture change between requests. */
function pageWith(initial: { facts: PictureFacts; key: string | null }) {
  const page = { ...initial, loads: 0, isStoreAway: false }
  const load = async () => {
    page.loads += 1
    if (page.isStoreAway) return undefined
    return { bytes: Buffer.from(PIXELS, 'base64'), type: 'image/png', color: '#ff0000' } as const
  }
  const file = linkPicture('/cook.png', async () => ({
    facts: page.facts,
    picture: page.key === null ? null : { kind: 'logo', key: page.key, load },
    canonical: '/cook',
  }))
  const ctx = { brand: createBrand('Rise') } as Context
  const draw = async () => {
    const made = await file.make(ctx, { params: {}, query: {}, network: '' })
    return 'body' in made ? made.body.toString('base64') : undefined
  }
  return { page, draw, file }
}

test('a picture is drawn once for simultaneous and later requests, although its page is read for each', async () => {
  const { page, draw, file } = pageWith({ facts, key: 'once' })
  const pictures = await Promise.all(Array.from({ length: 5 }, draw))
  expect(new Set([...pictures, await draw()]).size).toBe(1)
  expect(page.loads).toBe(1)
  expect(file.madeEachTime).toBe(true)
})

test('a change or removal of the text or the picture is drawn immediately', async () => {
  const { page, draw } = pageWith({ facts, key: 'first' })
  const withFirst = await draw()
  page.key = 'second'
  await draw()
  expect(page.loads).toBe(2)
  page.key = null
  const without = await draw()
  page.facts = { ...facts, figure: '€50,000 a year' }
  expect(new Set([withFirst, without, await draw()]).size).toBe(3)
})

test('a picture that can’t be read is left out only until it can be read', async () => {
  const { page, draw } = pageWith({ facts, key: 'away' })
  page.isStoreAway = true
  const without = await draw()
  expect(await draw()).toBe(without)
  page.isStoreAway = false
  const picture = await draw()
  expect(picture).not.toBe(without)
  expect(await draw()).toBe(picture)
  expect(page.loads).toBe(3)
})
