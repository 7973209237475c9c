import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { writeStory } from '../story/stories.factory.ts'
import { updateDirectory } from './update-directory.task.ts'

const { world, app, api } = useWorld()
let admin: SignedInClient

beforeAll(async () => {
  admin = await joinAsAdmin(world, app, 'admin-content')
  await world.backend.queue.work(world.ctx)
})

/** Returns the names of a member's keys of this kind. */
async function keysOf({ id }: SignedInClient, kind: 'skill' | 'hat'): Promise<string[]> {
  await updateDirectory.handle(world.ctx, {})
  const rows = await world.ctx.db
    .selectFrom('professional_search')
    .innerJoin('professional_key', (join) =>
      join.on(({ eb, ref }) => eb(ref('professional_key.id'), '=', eb.fn.any(ref('professional_search.keys')))),
    )
    .select('professional_key.name')
    .where('professional_key.kind', '=', kind)
    .where('professional_search.actor_id', '=', id)
    .execute()
  return rows.map(({ name }) => name)
}

test('people with a merged skill get the key of the skill that it was merged into', async () => {
  const ada = await joinAsProfessional(world, app)
  await writeStory(ada, { resume: { skills: [{ name: 'TypeScript' }] } })
  expect(await keysOf(ada, 'skill')).toEqual(['TypeScript'])
  const mergeReply = await admin.api('POST /api/v1/admin/catalogs/{name}/{slug}/merge', {
    params: { name: 'skills', slug: 'typescript' },
    body: { into: 'javascript', version: 0 },
  })
  expect(mergeReply.status).toBe(200)
  await eventually(async () => expect(await keysOf(ada, 'skill')).toEqual(['JavaScript']))
})

test('the key of a hat gets its new name, and so does the story', async () => {
  const ada = await joinAsProfessional(world, app)
  await writeStory(ada, { hats: ['starter'] })
  expect(await keysOf(ada, 'hat')).toEqual(['Starter'])
  const renameReply = await admin.api('PUT /api/v1/admin/catalogs/{name}/{slug}', {
    params: { name: 'hats', slug: 'starter' },
    body: { name: 'Pioneer', group: 'Moves things', aliases: [], retired: false, version: 0 },
  })
  expect(renameReply.status).toBe(200)
  await eventually(async () => expect(await keysOf(ada, 'hat')).toEqual(['Pioneer']))
  const { hats } = (await ada.api('GET /api/v1/story', {})).result
  expect(hats).toEqual([{ slug: 'starter', name: 'Pioneer' }])
  const offeredHats = await api('GET /api/v1/catalogs/{name}', { params: { name: 'hats' }, query: { q: 'starter' } })
  expect(offeredHats.result.map(({ name }) => name)).toEqual(['Pioneer'])
})
