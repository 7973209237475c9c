import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsProfessional } from '../session/accounts.factory.ts'

const { world, app } = useWorld()

test('a professional’s page has a link-preview image, also at a new address; a pending page has none', async () => {
  const ada = await joinAsProfessional(world, app, { firstName: 'Picture', lastName: 'Me' })
  const picture = await app.inject('/professional/picture-me.png')
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG')

  await ada.api('PUT /api/v1/story/address', { body: { slug: 'picture-moved' } })
  expect((await app.inject('/professional/picture-moved.png')).statusCode).toBe(200)
  await joinAsProfessional(world, app, { firstName: 'Not', lastName: 'Yet', confirmed: false })
  expect((await app.inject('/professional/not-yet.png')).statusCode).toBe(404)
  expect((await app.inject('/professional/nobody.png')).statusCode).toBe(404)
})
