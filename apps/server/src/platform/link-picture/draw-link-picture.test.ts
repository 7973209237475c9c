import { expect, test } from 'vitest'
import { Failure } from '../failure.ts'
import { drawLinkPicture } from './draw-link-picture.ts'

const facts = { title: 'Cook', kind: 'Open job', owner: 'Kitchen', place: 'Faro', figure: '', productName: 'Rise' }

test('pictures are drawn beside the thread that answers requests, and the same facts give the same bytes', async () => {
  await drawLinkPicture(facts)
  const cpu = process.threadCpuUsage()
  const pictures = await Promise.all(Array.from({ length: 8 }, () => drawLinkPicture(facts)))
  const spent = process.threadCpuUsage(cpu)
  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(1)
  // Eight pictures take some hundred milliseconds of processor time; this thread's share must be next to nothing.
  expect((spent.user + spent.system) / 1_000).toBeLessThan(150)
})

test('who asks for more than a few at once is told to come back, and the others get theirs', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => drawLinkPicture(facts)))
  const refused = asked.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(4)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(Failure)
})
