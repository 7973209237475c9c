import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsProfessional, send } from '../session/accounts.factory.ts'
import { drawPicture, upload } from './pictures.factory.ts'
import { samplePictures } from './sample-pictures.ts'

const { world, app } = useWorld()

test('an example of an email shows the picture of the member that it names, and no one else’s', async () => {
  const ada = await joinAsProfessional(world, app, { firstName: 'Ada', lastName: 'Brook' })
  const { _id: pictureId } = (await upload(app, await drawPicture(140, 140), { token: ada.token })).json().result
  await send(app, 'PUT', '/api/v1/account/photo', { token: ada.token, body: { pictureId } })
  const pictures = await samplePictures(world.ctx)(['sample:ada-brook', 'sample:grace-okafor', 'sample:person-0'])
  expect([...pictures.keys()]).toEqual(['sample:ada-brook'])
})
