import { expect, test } from 'vitest'
import { createBrand } from '../brand.ts'
import { Failure } from '../failure.ts'
import { drawLinkPicture } from './draw-link-picture.ts'

const facts = { title: 'Cook', kind: 'Open job', owner: 'Kitchen', lead: 'Kitchen', figure: '', detail: 'Faro' }

/** A red square as PNG. */
const PIXELS = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP8z4APMOGVHbHSAEEsAROZXkMxAAAAAElFTkSuQmCC'

const brand = createBrand('Rise')

test('pictures are drawn outside the thread that answers requests, and equal facts give equal bytes', async () => {
  await drawLinkPicture(facts, brand)
  const cpu = process.threadCpuUsage()
  const pictures = await Promise.all(Array.from({ length: 8 }, () => drawLinkPicture(facts, brand)))
  const cpuTime = process.threadCpuUsage(cpu)
  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(1)
  // Eight pictures take some hundred milliseconds of processor time. This thread may use hardly any of that.
  expect((cpuTime.user + cpuTime.system) / 1_000).toBeLessThan(150)
})

test('when too many requests arrive at the same time, some are refused and the others get their pictures', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => drawLinkPicture(facts, brand)))
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refusals).toHaveLength(4)
  for (const { reason } of refusals) expect(reason).toBeInstanceOf(Failure)
})

test('the installation’s color and logo change a picture', async () => {
  const brandOfRise = createBrand('Rise')
  const picture = await drawLinkPicture(facts, brandOfRise)
  brandOfRise.hold({ name: null, color: '#7b2fbf', logo: null, version: 1 }, null)
  const coloredPicture = await drawLinkPicture(facts, brandOfRise)
  const logo = { hash: 'abc', width: 8, height: 8 }
  brandOfRise.hold({ name: null, color: '#7b2fbf', logo, version: 2 }, Buffer.from(PIXELS, 'base64'))
  const logoPicture = await drawLinkPicture(facts, brandOfRise)
  expect(new Set([picture, coloredPicture, logoPicture].map((png) => png.toString('base64'))).size).toBe(3)
})
