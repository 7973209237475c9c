import { z } from 'zod'
import shared from './material/shared.json' with { type: 'json' }
import { tracks } from './material.ts'

const texts = z.array(z.string())
const byName = z.record(z.string(), texts)

const voice = z.object({
  headings: z.array(
    z.object({ do: z.string(), bring: z.string(), nice: z.string(), work: z.string(), hire: z.string() }),
  ),
  why: texts,
  whyLeader: texts,
  whyIntern: texts,
  doSenior: z.record(z.enum(tracks), texts),
  doJunior: z.record(z.enum(tracks), texts),
  experience: byName,
  bringLevel: byName,
  remote: texts,
  remoteAnywhere: texts,
  hybrid: texts,
  onsite: texts,
  unknown: texts,
  types: byName,
  steps: texts,
  answers: texts,
  pay: texts,
  payHourly: texts,
  payOpen: texts,
  payUnknown: texts,
  benefits: texts,
  closing: texts,
})

let parsedVoice: z.output<typeof voice> | undefined

/** Returns the phrases that any company can use in an advert for any job. */
export function sharedVoice(): z.output<typeof voice> {
  parsedVoice ??= voice.parse(shared)
  return parsedVoice
}
