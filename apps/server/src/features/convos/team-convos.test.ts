import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinTeam } from '../companies/companies.factory.ts'
import { joinAsEmployer, joinAsProfessional } from '../session/accounts.factory.ts'
import { convoOf, listOf, messageOf, missedOf, write } from './convos.factory.ts'

const { world, app } = useWorld()

/** Creates a company on Pro with its team, and a professional who has written to the company. */
async function company() {
  const owner = await joinAsEmployer(world, app, { plan: 'Pro' })
  const [editor, recruiter] = [
    await joinTeam(world, app, owner, 'editor'),
    await joinTeam(world, app, owner, 'recruiter'),
  ]
  const ada = await joinAsProfessional(world, app)
  await write(owner, ada, 'About your application')
  await write(ada, owner, 'My salary was confidential')
  return { owner, editor, recruiter, ada, id: (await convoOf(ada, owner))._id }
}

test('owners and recruiters can read a company’s conversations, and editors can’t', async () => {
  const { owner, editor, recruiter, ada, id } = await company()
  for (const member of [owner, recruiter]) {
    expect((await listOf(member)).items).toHaveLength(1)
    expect(await missedOf(member)).toBe(1)
    expect((await member.api('GET /api/v1/convos/{id}', { params: { id } })).status).toBe(200)
  }
  expect(await listOf(editor)).toMatchObject({ items: [], pinned: [], requests: 0 })
  expect(await missedOf(editor)).toBe(0)
  const params = { id }
  const q = 'confidential'
  const replies = [
    await editor.api('GET /api/v1/convos/{id}', { params }),
    await editor.api('GET /api/v1/convos/{id}/messages', { params, query: {} }),
    await editor.api('GET /api/v1/convos/with/{id}', { params: { id: ada.id } }),
    await write(editor, ada, 'Hello'),
    await editor.api('PUT /api/v1/convos/{id}/read', { params, body: { seq: 2 } }),
    await editor.api('PATCH /api/v1/convos/{id}', { params, body: { muted: true } }),
    await editor.api('DELETE /api/v1/convos/{id}/messages/{seq}', { params: { id, seq: 1 } }),
    await editor.api('PUT /api/v1/convos/{id}/draft', { params, body: { text: 'Hello' } }),
  ]
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404))
  expect((await editor.api('GET /api/v1/convos/search', { query: { q } })).result).toEqual({ messages: [], convos: [] })
  expect((await owner.api('GET /api/v1/convos/search', { query: { q } })).result.messages).toHaveLength(1)
  expect((await editor.api('GET /api/v1/account/data', {})).result.convos).toBeNull()
  expect(JSON.stringify((await recruiter.api('GET /api/v1/account/data', {})).result.convos)).toContain(
    'About your application',
  )
})

test('an editor can still report a bug to support', async () => {
  const { editor } = await company()
  const body = messageOf({ text: 'The gallery is broken' })
  const sendReply = await editor.api('POST /api/v1/convos/with/{id}/messages', { params: { id: 'support' }, body })
  expect(sendReply.status).toBe(200)
  expect((await listOf(editor)).items).toHaveLength(1)
})

test('a team member’s new role takes effect with the next call', async () => {
  const { owner, editor, id } = await company()
  const { slug } = (await owner.api('GET /api/v1/check')).result
  const team = (await owner.api('GET /api/v1/companies/{slug}/team', { params: { slug } })).result
  const member = team.members.find(({ role }) => role === 'editor')
  const params = { slug, id: member?._id ?? '' }
  await owner.api('PATCH /api/v1/companies/{slug}/team/{id}', { params, body: { role: 'recruiter' } })
  expect((await editor.api('GET /api/v1/convos/{id}', { params: { id } })).status).toBe(200)
})
