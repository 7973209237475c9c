import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { drawPicture, upload } from '../../pictures/pictures.factory.ts'
import { joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { addSubject, age, comment } from '../discussion.factory.ts'
import { deleteAndRetract } from '../subjects.ts'

const { world, app, api } = useWorld()

async function people(count: number) {
  const newMembers = await Promise.all(Array.from({ length: count }, () => joinAsProfessional(world, app)))
  await age(world)
  return newMembers as [SignedInClient, SignedInClient]
}

async function uploadPicture({ token }: SignedInClient, purpose = 'content'): Promise<string> {
  const reply = await upload(app, await drawPicture(300, 200), { token, purpose, alt: 'A red and a blue half' })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().result._id
}

const show = (member: SignedInClient, id: string, pictureId: string, text = 'Look.') =>
  member.api('POST /api/v1/discussions/{id}/comments', { params: { id }, body: { text, pictureId } })
const usesOf = async (id: string) =>
  (await world.ctx.db.selectFrom('picture').select('uses').where('id', '=', id).executeTakeFirst())?.uses

test('a comment shows a picture with its description until it is changed or deleted', async () => {
  const [ada] = await people(1)
  const id = await addSubject(world, ada)
  const [first, second] = [await uploadPicture(ada), await uploadPicture(ada)]
  const { result } = await show(ada, id, first)
  expect(result.picture).toMatchObject({ _id: first, alt: 'A red and a blue half' })
  const change = (body: { text: string; pictureId?: string | null }) =>
    ada.api('PUT /api/v1/comments/{id}', { params: { id: result._id }, body })
  expect((await change({ text: 'Look!' })).result.picture?._id).toBe(first)
  expect((await change({ text: 'Look!', pictureId: second })).result.picture?._id).toBe(second)
  expect([await usesOf(first), await usesOf(second)]).toEqual([0, 1])
  expect((await change({ text: 'Look!', pictureId: null })).result.picture).toBeNull()
  expect(await usesOf(second)).toBe(0)
})

test('pictures are released when their comment is deleted with or without its subject, or is reduced to a placeholder', async () => {
  const [ada, bob] = await people(2)
  const id = await addSubject(world, bob)
  const [one, other, third] = [await uploadPicture(ada), await uploadPicture(ada), await uploadPicture(ada)]
  const { result } = await show(ada, id, one, 'One.')
  await comment(bob, id, 'A reply.', result._id)
  await ada.api('DELETE /api/v1/comments/{id}', { params: { id: result._id } })
  const { result: alone } = await show(ada, id, other, 'Two.')
  await ada.api('DELETE /api/v1/comments/{id}', { params: { id: alone._id } })
  await show(ada, id, third, 'Three.')
  await world.ctx.db
    .transaction()
    .execute((tx) => deleteAndRetract(world.ctx, tx, { ...bob, actorId: bob.id } as never, [id]))
  expect([await usesOf(one), await usesOf(other), await usesOf(third)]).toEqual([0, 0, 0])
})

test('only the member’s own pictures, uploaded for texts, are accepted', async () => {
  const [ada, bob] = await people(2)
  const id = await addSubject(world, ada)
  const refusals = [
    await show(ada, id, await uploadPicture(bob)),
    await show(ada, id, world.ctx.newId()),
    await show(ada, id, await uploadPicture(ada, 'photo')),
  ]
  expect(refusals.map(({ error }) => error?.code)).toEqual([
    ...['picture-not-found', 'picture-not-found', 'picture-not-for-this'],
  ])
  const { result } = await api('GET /api/v1/discussions/{id}/comments', { params: { id }, query: {} })
  expect(result.count).toBe(0)
})
