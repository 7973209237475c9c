import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { slugOf } from '../companies/companies.factory.ts'
import { settled } from '../notifications/notifications.factory.ts'
import { writeStory } from '../professionals/story/stories.factory.ts'
import { joinAsEmployer } from '../session/accounts.factory.ts'
import { joinAsApplicant, openSmartApply } from './applications.factory.ts'

const { world, app } = useWorld()
const DAY_MS = 86_400_000
const evil = (where: string) => `=${where}</script><script>alert(1)</script><img src=x onerror=alert(1)>"'`
/** Matches markup that could run a script, unless a backslash escapes it, as in Markdown. */
const runningMarkup = /(?<!\\)<(?:\/?script|img src=x)/i

beforeAll(async () => {
  await world.mailbox.all('nobody@example.com')
  await world.backend.queue.work(world.ctx)
})

test('scripts in a job, an application or its record never run in emails or files', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: evil('company') })
  const ada = await joinAsApplicant(world, app, { firstName: evil('first'), lastName: evil('last') })
  const slug = await slugOf(owner)
  await writeStory(ada, {
    resume: {
      basics: { label: evil('label'), summary: evil('summary'), location: { city: evil('city') } },
      work: [{ name: evil('employer'), position: evil('position'), highlights: [evil('line')] }],
      skills: [{ name: evil('skill').slice(0, 80) }],
    },
  })
  const questions = [
    { id: world.ctx.newId(), kind: 'text', text: evil('question'), options: [], required: true, wanted: [] },
    {
      id: world.ctx.newId(),
      kind: 'choice',
      text: 'Which?',
      options: [evil('option'), 'b'],
      required: false,
      wanted: [],
    },
  ]
  const job = await openSmartApply(world, owner, {
    ...{ title: evil('title'), places: [evil('place').slice(0, 100)], questions },
    ...{ skills: [evil('skill').slice(0, 80)], benefits: [evil('benefit').slice(0, 80)] },
    description: `${evil('description')} You move containers from ship to shore, by day and by night.`,
  })

  const id = world.ctx.newId()
  const answers = questions.map(({ id: questionId, text, kind }) => ({
    ...{ questionId, question: text },
    answer: evil(kind === 'text' ? 'answer' : 'option'),
  }))
  const params = { slug, id }
  const sendReply = await ada.api('PUT /api/v1/jobs/{slug}/applications/{id}', {
    params: { slug: job.jobSlug, id },
    body: { resume: { kind: 'story' }, note: evil('note'), answers },
  })
  expect(sendReply.status, JSON.stringify(sendReply.error)).toBe(200)
  const stage = { id: world.ctx.newId(), kind: 'interview' as const, name: evil('stage').slice(0, 40) }
  await owner.api('PUT /api/v1/companies/{slug}/hiring-stages', { params: { slug }, body: { stages: [stage] } })
  const text = evil('message')
  await owner.api('POST /api/v1/companies/{slug}/applications/{id}/messages', {
    params,
    body: { id: world.ctx.newId(), text },
  })
  await ada.api('POST /api/v1/applications/{id}/messages', { params: { id }, body: { id: world.ctx.newId(), text } })
  const times = [new Date(world.clock.now().getTime() + DAY_MS).toISOString()]
  await owner.api('PUT /api/v1/companies/{slug}/applications/{id}/interviews/{interviewId}', {
    params: { ...params, interviewId: world.ctx.newId() },
    body: { minutes: 30, zone: 'UTC', place: evil('place').slice(0, 100), times },
  })
  await owner.api('PUT /api/v1/companies/{slug}/applications/{id}/notes/{noteId}', {
    params: { ...params, noteId: world.ctx.newId() },
    body: { text: evil('team note') },
  })
  const moveReply = await owner.api('PUT /api/v1/companies/{slug}/applications/{id}/stage', {
    params,
    body: { stage: 'interview', stageId: stage.id, version: 1 },
  })
  expect(moveReply.status, JSON.stringify(moveReply.error)).toBe(200)
  await owner.api('PUT /api/v1/companies/{slug}/applications/{id}/decline', {
    params,
    body: { version: 2, reason: 'other', message: evil('decline') },
  })

  const [markdown, json, feed] = await Promise.all(
    [`/jobs/${job.jobSlug}.md`, `/jobs/${job.jobSlug}.json`, '/jobs/feed.rss'].map((url) => app.inject({ url })),
  )
  for (const file of [markdown, json, feed]) {
    expect(file?.statusCode).toBe(200)
    expect(file?.headers['x-content-type-options']).toBe('nosniff')
  }
  // Markdown readers render HTML, and feed readers render an item's text as HTML.
  for (const file of [markdown, feed]) expect(file?.body).not.toMatch(runningMarkup)
  expect(json?.json()).toMatchObject({ title: evil('title') })

  await settled(world)
  for (const { email } of [ada, owner]) {
    const mails = await world.mailbox.all(email)
    expect(mails.length).toBeGreaterThan(0)
    for (const { name, html, subject } of mails) {
      expect(html, name).not.toMatch(runningMarkup)
      expect(subject, name).not.toMatch(/[\r\n]/)
    }
  }

  const { result } = await owner.api('POST /api/v1/companies/{slug}/written-jobs/{id}/applicant-exports', {
    params: { slug, id: job.id },
  })
  expect(result.csv).toContain('alert(1)')
  // No cell is a formula.
  expect(result.csv).not.toMatch(/(^|,)"?[=+@-]/m)

  const pdf = await app.inject({ url: `/professional/${await slugOf(ada)}/resume.pdf` })
  expect(pdf.statusCode).toBe(200)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.rawPayload.toString('latin1')).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|EmbeddedFile)\b/)
})
