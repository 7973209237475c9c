// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useVersionedForm } from './use-versioned-form.ts'

interface Saved {
  readonly _id: string
  readonly version: number
  readonly title: string
}

test('text typed during a save stays and is saved with the next one', async () => {
  const sent: object[] = []
  let finish: () => void = () => undefined
  const saved: Saved = { _id: 'one', version: 0, title: '' }
  const { result } = renderHook(() =>
    useVersionedForm({
      name: 'test',
      saved,
      pick: ({ title }: Saved) => ({ title }),
      toBody: ({ title }) => ({ title }),
      schema: async () => ({ '~standard': { validate: (value: unknown) => ({ value }) } }),
      conflictCode: 'changed',
      async send(body: { version: number; title: string }) {
        sent.push(body)
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        return { ...saved, ...body, version: body.version + 1 }
      },
      latest: async () => saved,
    }),
  )
  act(() => result.current.set({ title: 'Crane' }))
  const first = result.current.save()
  await expect.poll(() => sent).toHaveLength(1)
  act(() => result.current.set({ title: 'Crane operator' }))
  await act(async () => {
    finish()
    expect(await first).toBe(false)
  })
  expect(result.current).toMatchObject({ values: { title: 'Crane operator' }, dirty: true })
  const second = result.current.save()
  await expect.poll(() => sent).toHaveLength(2)
  await act(async () => {
    finish()
    expect(await second).toBe(true)
  })
  expect(sent).toEqual([
    { version: 0, title: 'Crane' },
    { version: 1, title: 'Crane operator' },
  ])
  expect(result.current.dirty).toBe(false)
})
