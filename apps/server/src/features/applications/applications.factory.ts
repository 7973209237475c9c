import type { TestApp } from '../../../test/client.ts'
import type { World } from '../../../test/world.ts'
import { slugOf } from '../companies/companies.factory.ts'
import { writeStory } from '../professionals/story/stories.factory.ts'
import { docxOf, paragraph } from '../resumes/resume-files.factory.ts'
import { type AccountOptions, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'

const jobContent = {
  title: 'Crane operator',
  places: ['Hamburg, Germany'],
  workType: 'Onsite',
  employmentType: 'Full-time',
  payFrom: null,
  payTo: null,
  payCurrency: '',
  payPeriod: 'YEAR',
  description: 'You move containers, by day and by night, from ship to train.',
  apply: '',
  applicationType: 'Smart Apply',
}

/** Creates and publishes a job that takes applications on this site. */
export async function openSmartApply(
  world: World,
  owner: SignedInClient,
  change: object = {},
): Promise<{ id: string; jobSlug: string }> {
  const id = world.ctx.newId()
  const url = `/api/v1/companies/${await slugOf(owner)}/written-jobs/${id}`
  const saveReply = await owner.call('PUT', url, { version: 0, fields: { ...jobContent, ...change } })
  if (saveReply.statusCode !== 200) throw new Error(`The job was not saved: ${saveReply.body}`)
  const openReply = await owner.call('PUT', `${url}/state`, { state: 'open' })
  if (openReply.statusCode !== 200) throw new Error(`The job was not opened: ${openReply.body}`)
  return { id, jobSlug: openReply.json().result.slug }
}

/** Saves the current version of a job again, with changed fields. Returns the reply. */
export async function saveJobChange(owner: SignedInClient, id: string, change: object) {
  const url = `/api/v1/companies/${await slugOf(owner)}/written-jobs/${id}`
  const { version } = (await owner.call('GET', url)).json().result
  return owner.call('PUT', url, { version, fields: { ...jobContent, ...change } })
}

/** Uploads a file, by default as a résumé. */
export async function uploadResume(
  app: TestApp,
  { token }: SignedInClient,
  content: Uint8Array,
  name: string,
  url = '/api/v1/resume-files',
) {
  const form = new FormData()
  form.append('name', name)
  form.append('resume', new Blob([content as Uint8Array<ArrayBuffer>]), 'resume')
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

/** Stores a readable résumé; returns its id. */
export async function storeResume(app: TestApp, client: SignedInClient, name = 'Ada Ferreira.docx'): Promise<string> {
  const reply = await uploadResume(app, client, docxOf(paragraph(name) + paragraph('ada@example.org')), name)
  if (reply.statusCode !== 200) throw new Error(`The résumé was not kept: ${reply.body}`)
  return reply.json().result._id
}

/** Uploads a readable file as an answer; returns its id. */
export async function storeAnswer(app: TestApp, client: SignedInClient, name: string): Promise<string> {
  const content = docxOf(paragraph('A certificate of welding'))
  const reply = await uploadResume(app, client, content, name, '/api/v1/answer-files')
  if (reply.statusCode !== 200) throw new Error(`The file was not kept: ${reply.body}`)
  return reply.json().result._id
}

export const withStory = { resume: { kind: 'story' as const }, note: 'I can start in May.' }

/** Creates a job and applies to it with a résumé file and a file answer; returns the ids. */
export async function applyWithFiles(
  { world, app }: { readonly world: World; readonly app: TestApp },
  owner: SignedInClient,
  client: SignedInClient,
  { name, note }: { readonly name: string; readonly note: string },
): Promise<{ jobId: string; application: string }> {
  const [questionId, application] = [world.ctx.newId(), world.ctx.newId()]
  const question = { id: questionId, kind: 'file', text: 'Your certificate?', options: [], required: true, wanted: [] }
  const { id: jobId, jobSlug } = await openSmartApply(world, owner, { title: 'Rope maker', questions: [question] })
  const resume = { kind: 'file', fileId: await storeResume(app, client, `Résumé of ${name}.pdf`) }
  const answer = await storeAnswer(app, client, `Certificate of ${name}.docx`)
  const body = { resume, note, answers: [{ questionId, question: question.text, answer }] }
  const reply = await client.call('PUT', `/api/v1/jobs/${jobSlug}/applications/${application}`, body)
  if (reply.statusCode !== 200) throw new Error(`The application was not sent: ${reply.body}`)
  return { jobId, application }
}

/** Creates a professional whose story is complete enough to apply with it. */
export async function joinAsApplicant(
  world: World,
  app: TestApp,
  options: AccountOptions = {},
): Promise<SignedInClient> {
  const member = await joinAsProfessional(world, app, options)
  await writeStory(member, { resume: { skills: [{ name: 'Rigging' }] } })
  return member
}
