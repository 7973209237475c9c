import { countryInWords } from '@rise/contract/words'
import { StoryPreview } from '../session/index.ts'
import { answersWith, headlineOf } from './flow/answers.ts'
import type { Identity } from './flow/engine.ts'
import type { Flow } from './flow/flow.ts'

interface Props {
  readonly flow: Flow
  /** Names that are typed but not stored yet. */
  readonly typed?: Partial<Identity>
}

/** A preview of the page with the current answers, including text that is still being typed. */
export function PagePreview({ flow, typed = {} }: Props) {
  const { story, guest } = flow
  const answers = answersWith(story, flow.answers)
  const { firstName, lastName } = { ...(guest ?? story), ...typed }
  const { position, company, until, city, countryCode, skills } = answers
  const role = { position, name: company, ...(until !== '' && { endDate: until }) }
  const country = countryCode === '' ? '' : countryInWords(countryCode)
  return (
    <StoryPreview
      story={{
        name: `${firstName} ${lastName}`.trim(),
        headline: answers.headline || headlineOf([role]) || position,
        place: [city, country].filter(Boolean).join(', '),
        position,
        company,
        skills,
      }}
    />
  )
}
