// @vitest-environment jsdom
import type { Story } from '@rise/contract/professionals/story/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createApi } from '../../app/base/api.ts'
import { renderFor } from '../../app/visitor.factory.tsx'
import { fetchWhenReady } from './fetch-when-ready.ts'
import { ResumeDesigns } from './resume-designs.tsx'
import { StoryDownloads } from './story-downloads.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const storyOf = (part: Partial<Story>) => ({ slug: 'ada-brook', name: 'Ada Brook', updatedAt: '', ...part }) as Story

test('the résumé is downloaded in the chosen design and paper size', () => {
  renderFor(<ResumeDesigns story={storyOf({})} />)
  const link = () => screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
  expect(link()).toBe('/professional/ada-brook/resume.pdf?design=classic&paper=A4')
  fireEvent.change(screen.getByLabelText('Design'), { target: { value: 'compact' } })
  fireEvent.change(screen.getByLabelText('Paper'), { target: { value: 'Letter' } })
  expect(link()).toBe('/professional/ada-brook/resume.pdf?design=compact&paper=Letter')
})

test('words that the PDF can’t show are listed before the download; plain European texts aren’t checked', async () => {
  const transport = vi.fn(async () => ({ status: 200, body: { success: true, result: { words: ['ᠮᠣᠩᠭᠣᠯ'] } } }))
  const api = createApi(transport)
  renderFor(<StoryDownloads story={storyOf({ name: 'ᠮᠣᠩᠭᠣᠯ' })} />, { api })
  expect(await screen.findByText(/The PDF can’t show these words.*: ᠮᠣᠩᠭᠣᠯ$/)).toBeDefined()
  cleanup()
  transport.mockClear()
  renderFor(<StoryDownloads story={storyOf({ name: 'Łukasz Ñuñez' })} />, { api })
  expect(transport).not.toHaveBeenCalled()
})

test('a download waits while the server is busy, and shows the reason of a failure', async () => {
  vi.useFakeTimers()
  const busyResponse = () => new Response('', { status: 503, headers: { 'retry-after': '5' } })
  const replies = [busyResponse(), busyResponse(), new Response('%PDF')]
  vi.stubGlobal('fetch', async () => replies.shift() ?? busyResponse())
  const file = fetchWhenReady('/resume.pdf', new AbortController().signal)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await (await file).text()).toBe('%PDF')
  const rejection = expect(fetchWhenReady('/resume.pdf', new AbortController().signal)).rejects.toThrow('is busy')
  await vi.advanceTimersByTimeAsync(60_000)
  await rejection
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await expect(fetchWhenReady('/resume.pdf', new AbortController().signal)).rejects.toThrow('Couldn’t make the PDF')
})
