import { expect, test } from 'vitest'
import { Failure } from '../../../../platform/failure.ts'
import { drawPicture } from './draw-picture.ts'

const facts = { title: 'Cook', kind: 'Open job', companyName: 'Kitchen', where: 'Faro', pay: '', productName: 'Rise' }

test('pictures are drawn beside the thread that answers requests, and the same facts give the same bytes', async () => {
  await drawPicture(facts)
  const cpu = process.threadCpuUsage()
  const pictures = await Promise.all(Array.from({ length: 8 }, () => drawPicture(facts)))
  const spent = process.threadCpuUsage(cpu)
  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(1)
  // Eight pictures take some hundred milliseconds of a processor; this thread's share is next to nothing.
  expect((spent.user + spent.system) / 1_000).toBeLessThan(150)
})

test('who asks for more than a few at once is told to come back, and the others get theirs', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => drawPicture(facts)))
  const refused = asked.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(4)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(Failure)
})
