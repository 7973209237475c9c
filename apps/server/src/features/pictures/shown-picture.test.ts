import type { Picture } from '@rise/contract/pictures/shapes'
import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { concealPicture } from './conceal-picture.ts'
import { colourAt, drawPicture, upload } from './pictures.factory.ts'
import { prevailingColor } from './prevailing-color.ts'
import { loadSharp } from './sharp.ts'

const { world, app } = useWorld()

const square = async (color: string): Promise<Buffer> =>
  (await loadSharp())({ create: { width: 300, height: 300, channels: 3, background: color } })
    .png()
    .toBuffer()

async function setPhoto({ token, api }: SignedInClient, content: Buffer): Promise<Picture> {
  const picture: Picture = (await upload(app, content, { token })).json().result
  await api('PUT /api/v1/account/photo', { body: { pictureId: picture._id } })
  return picture
}

/** Returns the color at the middle of the picture's place in the preview of a page. */
async function colorShown(path: string) {
  const { statusCode, rawPayload, headers } = await app.inject(`${path}.png`)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  return colourAt(rawPayload, 200, 270)
}

const isRed = ({ r, g, b }: { r: number; g: number; b: number }) => r > 200 && g < 60 && b < 60
const isBlue = ({ r, g, b }: { r: number; g: number; b: number }) => b > 200 && r < 60 && g < 60

test('the preview of a link shows the current face or logo, but none that was hidden or removed', async () => {
  for (const [member, kind] of [
    [await joinAsProfessional(world, app), 'professional'],
    [await joinAsEmployer(world, app), 'company'],
  ] as const) {
    const { slug } = await world.ctx.db
      .selectFrom('actor')
      .select('slug')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    const path = `/${kind}/${slug}`
    const isPlain = (color: { r: number; g: number; b: number }) => !isRed(color) && !isBlue(color)
    expect(isPlain(await colorShown(path))).toBe(true)
    await setPhoto(member, await square('#ff0000'))
    expect(isRed(await colorShown(path))).toBe(true)
    const second = await setPhoto(member, await square('#0000ff'))
    expect(isBlue(await colorShown(path))).toBe(true)
    await concealPicture(world.ctx, world.ctx.db as never, second._id, true)
    expect(isPlain(await colorShown(path))).toBe(true)
    await concealPicture(world.ctx, world.ctx.db as never, second._id, false)
    expect(isBlue(await colorShown(path))).toBe(true)
    await member.api('PUT /api/v1/account/photo', { body: { pictureId: null } })
    expect(isPlain(await colorShown(path))).toBe(true)
  }
})

test('the prevailing color is the most striking one, and gray pictures have none', async () => {
  const sharp = await loadSharp()
  expect(await prevailingColor(sharp(await square('#1f3e5c')))).toBe('#1f3e5c')
  expect(await prevailingColor(sharp(await square('#808080')))).toBeNull()
  const halfRed = sharp(await drawPicture(200, 100, (picture) => picture.png()))
  expect(await prevailingColor(halfRed)).toMatch(/^#f.{5}$/)
})
