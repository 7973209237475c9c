import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { TextLink } from '../../../ui/base/link.tsx'
import { nextSteps } from '../next-step.ts'

type Part = keyof typeof nextSteps

/** The parts of a story, each with a function that returns whether it is empty. */
const emptyChecks: readonly (readonly [Part, (story: Story) => boolean])[] = [
  ['photo', ({ photo }) => photo === null],
  ['about', ({ about }) => !about],
  ['work', ({ work }) => work.length === 0],
  ['education', ({ education }) => education.length === 0],
  ['skills', ({ skills }) => skills.length === 0],
  ['expertises', ({ expertises }) => expertises.length === 0],
  ['languages', ({ languages }) => languages.length === 0],
  ['hats', ({ hats }) => hats.length === 0],
  ['values', ({ values }) => values.length === 0],
  ['interests', ({ interests }) => interests.length === 0],
  ['mentoring', ({ mentoringTopics }) => mentoringTopics.length === 0],
]

/** Shows the owner of a story its empty parts, each with a link to fill it. Renders nothing if none is empty. */
export function StoryOffers({ story }: { readonly story: Story }) {
  const emptyParts = emptyChecks.flatMap(([part, isEmpty]) => (isEmpty(story) ? [nextSteps[part]] : []))
  if (emptyParts.length === 0) return null
  return (
    <section
      aria-labelledby="still-empty"
      className="flex flex-col gap-3 rounded-card border border-dashed border-control p-4"
    >
      <h2 id="still-empty" className="text-body">
        {t('Other people don’t see empty sections')}
      </h2>
      <ul className="grid gap-x-8 gap-y-3 text-small sm:grid-cols-2">
        {emptyParts.map(({ label, why, path }) => (
          <li key={t(label)}>
            <TextLink to={path}>{t(label)}</TextLink>
            <span className="block text-muted">{t(why)}</span>
          </li>
        ))}
      </ul>
      {emptyParts.length > 5 ? (
        <p className="text-small text-muted">
          {rich('A résumé fills in most of it: <upload>upload yours</upload>.', {
            upload: (text) => <TextLink to="/professional/onboarding">{text}</TextLink>,
          })}
        </p>
      ) : null}
    </section>
  )
}
