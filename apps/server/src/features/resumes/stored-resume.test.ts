import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { writeStory } from '../professionals/story/stories.factory.ts'
import { joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { removeWrittenResumes } from './remove-written-resumes.task.ts'
import { resumeFiles } from './resume-files.ts'

const { world, app, api } = useWorld()
const DAY_MS = 86_400_000
const pdfFile = resumeFiles.find(({ path }) => path.endsWith('.pdf'))

async function writer(basics: object = { label: 'Keeper of lamps' }) {
  const client = await joinAsProfessional(world, app)
  await writeStory(client, { resume: { basics } })
  return { client, slug: (await client.api('GET /api/v1/story')).result.slug }
}

/** Makes the request that the cache of files would make. */
async function download(slug: string, query: object = {}): Promise<Buffer> {
  const file = await pdfFile?.make(world.ctx, { params: { slug }, query, network: '203.0.113.7' })
  return file && 'body' in file && typeof file.body !== 'string' ? file.body : Buffer.from('')
}

function rowsOf({ id }: SignedInClient) {
  const { db } = world.ctx
  return db.selectFrom('written_resume').selectAll().where('actor_id', '=', id).orderBy('design').execute()
}

async function isStored(id = ''): Promise<boolean> {
  const file = await world.ctx.files.get(`written-resumes/${id}/resume.pdf`)
  file?.stream.destroy()
  return file !== undefined
}

describe('a story as PDF', () => {
  test('is stored for each design and paper size, and is rewritten only when its content changes', async () => {
    const { client, slug } = await writer()
    const first = await download(slug)
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    await download(slug, { design: 'modern', paper: 'Letter' })
    const storedRows = await rowsOf(client)
    expect(storedRows.map(({ design, paper, bytes }) => [design, paper, bytes > 1_000])).toEqual([
      ['classic', 'A4', true],
      ['modern', 'Letter', true],
    ])
    expect(await download(slug)).toEqual(first)
    expect(await rowsOf(client)).toEqual(storedRows)

    await client.call('PATCH', '/api/v1/story', { version: 1, lastName: 'Ferreira' })
    expect(await download(slug)).not.toEqual(first)
    const [renewedRow] = await rowsOf(client)
    expect(renewedRow?.id).not.toBe(storedRows[0]?.id)
    expect([await isStored(renewedRow?.id), await isStored(storedRows[0]?.id)]).toEqual([true, true])
    await removeWrittenResumes.handle(world.ctx, {})
    expect([await isStored(renewedRow?.id), await isStored(storedRows[0]?.id)]).toEqual([true, false])
  })

  test('is stored once, even for simultaneous requests', async () => {
    const { client, slug } = await writer()
    const files = await Promise.all(Array.from({ length: 6 }, () => download(slug)))
    expect(files.map((file) => file.length > 1_000)).toEqual(Array(6).fill(true))
    const [row, ...others] = await rowsOf(client)
    expect([others, await isStored(row?.id)]).toEqual([[], true])
  })

  test('is rewritten if its file is lost', async () => {
    const { client, slug } = await writer()
    await download(slug)
    const [lostRow] = await rowsOf(client)
    await world.ctx.files.delete([`written-resumes/${lostRow?.id}/resume.pdf`])
    expect((await download(slug)).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await isStored((await rowsOf(client))[0]?.id)).toBe(true)
  })

  test('is deleted after 30 days, and with its account', async () => {
    const [oldWriter, erasedWriter] = [await writer(), await writer()]
    await download(oldWriter.slug)
    const [first] = await rowsOf(oldWriter.client)
    world.clock.advance(30 * DAY_MS)
    await download(erasedWriter.slug)
    const [second] = await rowsOf(erasedWriter.client)
    await removeWrittenResumes.handle(world.ctx, {})
    expect([await rowsOf(oldWriter.client), await isStored(first?.id), await isStored(second?.id)]).toEqual([
      [],
      false,
      true,
    ])
    await world.ctx.db.deleteFrom('actor').where('id', '=', erasedWriter.client.id).execute()
    await removeWrittenResumes.handle(world.ctx, {})
    expect([await rowsOf(erasedWriter.client), await isStored(second?.id)]).toEqual([[], false])
  })

  test('is listed in the member’s data download', async () => {
    const { client, slug } = await writer()
    await download(slug, { design: 'compact' })
    const data = (await client.call('GET', '/api/v1/account/data')).json().result
    expect(data.resumes.writtenPdfs).toMatchObject([{ design: 'compact', paper: 'A4' }])
  })
})

describe('the words that a PDF can’t show', () => {
  const wordsOf = (slug: string, query: object = {}) =>
    api('GET /api/v1/professionals/{slug}/undrawn-words', { params: { slug }, query })

  test('are listed for the public story before the download', async () => {
    const { client, slug } = await writer({ label: 'Keeper ᠮᠣᠩᠭᠣᠯ', summary: 'రవి ᏣᎳᎩ', phone: 'ᠮᠣ 12' })
    expect((await wordsOf(slug)).result).toEqual({ words: ['ᠮᠣᠩᠭᠣᠯ', 'ᏣᎳᎩ'] })
    // The later download sends the same file.
    const [row] = await rowsOf(client)
    await download(slug)
    expect((await rowsOf(client))[0]?.id).toBe(row?.id)
  })

  test('exclude words in scripts that our fonts support', async () => {
    const { slug } = await writer({ label: 'సాఫ్ట్‌వేర్ ಎಂಜಿನಿಯರ್ ഇంజినീയർ', summary: 'বাংলা தமிழ் አማርኛ ខ្មែរ ລາວ မြန်မာ' })
    expect((await wordsOf(slug, { design: 'modern' })).result).toEqual({ words: [] })
  })

  test('are not found for a hidden or unknown story, or an unknown design', async () => {
    const { client, slug } = await writer()
    expect((await wordsOf('nobody-of-this-name')).error?.code).toBe('story-not-found')
    const oddReply = await app.inject(`/api/v1/professionals/${slug}/undrawn-words?design=baroque`)
    expect(oddReply.statusCode).toBe(400)
    await world.ctx.db.updateTable('actor').set({ listed: false }).where('id', '=', client.id).execute()
    expect((await wordsOf(slug)).status).toBe(404)
  })
})
