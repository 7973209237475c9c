// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useVersionedForm } from './use-versioned-form.ts'

interface SavedNote {
  readonly _id: string
  readonly version: number
  readonly title: string
}

test('text typed during a save stays and is saved with the next one', async () => {
  const sentBodies: object[] = []
  let finish: () => void = () => undefined
  const savedNote: SavedNote = { _id: 'one', version: 0, title: '' }
  const { result } = renderHook(() =>
    useVersionedForm({
      name: 'test',
      saved: savedNote,
      pick: ({ title }: SavedNote) => ({ title }),
      toBody: ({ title }) => ({ title }),
      schema: async () => ({ '~standard': { validate: (value: unknown) => ({ value }) } }),
      conflictCode: 'changed',
      async send(body: { version: number; title: string }) {
        sentBodies.push(body)
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        return { ...savedNote, ...body, version: body.version + 1 }
      },
      latest: async () => savedNote,
    }),
  )
  act(() => result.current.set({ title: 'Crane' }))
  const firstSave = result.current.save()
  await expect.poll(() => sentBodies).toHaveLength(1)
  act(() => result.current.set({ title: 'Crane operator' }))
  await act(async () => {
    finish()
    expect(await firstSave).toBe(false)
  })
  expect(result.current).toMatchObject({ values: { title: 'Crane operator' }, dirty: true })
  const secondSave = result.current.save()
  await expect.poll(() => sentBodies).toHaveLength(2)
  await act(async () => {
    finish()
    expect(await secondSave).toBe(true)
  })
  expect(sentBodies).toEqual([
    { version: 0, title: 'Crane' },
    { version: 1, title: 'Crane operator' },
  ])
  expect(result.current.dirty).toBe(false)
})
