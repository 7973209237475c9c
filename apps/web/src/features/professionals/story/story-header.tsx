import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { Timer } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Dot } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { CoverBand } from '../../../ui/marks/cover-band.tsx'
import { LocalTime } from './local-time.tsx'

/** The id of the section to which the mark next to the photo links. */
export const OPEN_TO_WORK = 'open-to-work'

interface Props {
  readonly story: Story
  readonly actions?: ReactNode
  /** Whether the story has enough content for the version in two minutes. */
  readonly inShort: boolean
}

/** Cover, photo, name, headline, and one line of facts. */
export function StoryHeader({ story, actions, inShort }: Props) {
  const { slug, name, photo, cover, headline, openToWork } = story
  return (
    <header>
      <CoverBand cover={cover} name={name} />
      <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        {/* The photo itself is at the left edge of the texts, its frame outside of it. */}
        <div className="relative -ms-1 -mt-16 flex size-fit items-end gap-2">
          <div className="rounded-full bg-bg p-1">
            <Avatar name={name} photo={photo} size={128} />
          </div>
          {/* Next to the photo, where it moves nothing: only some viewers see it, and the viewer is known late. */}
          {openToWork ? (
            <a
              href={`#${OPEN_TO_WORK}`}
              className="hit-target relative mb-3 rounded-full bg-success-soft px-3 py-1 text-small font-semibold text-success hover:underline"
            >
              {t('Open to work')}
            </a>
          ) : null}
        </div>
        <div className="mt-3 min-w-0 sm:col-span-2 sm:row-start-2">
          <h1 className="text-h1 wrap-anywhere">{name}</h1>
          {headline ? <p className="mt-1 max-w-reading text-lead wrap-anywhere">{headline}</p> : null}
          <StoryFacts story={story} />
          {inShort ? (
            <p className="mt-3 text-small font-medium">
              <TextLink to={`/professional/${slug}/two-minutes`} className="inline-flex items-center gap-2">
                <Timer size={16} aria-hidden />
                {t('Get to know {name} in two minutes', { name })}
              </TextLink>
            </p>
          ) : null}
        </div>
        {actions ? (
          <div className="actions mt-4 min-h-control sm:col-start-2 sm:row-start-1 sm:self-start sm:justify-self-end">
            {actions}
          </div>
        ) : null}
      </div>
    </header>
  )
}

/** The maximum number of languages in the line; the list of languages has all of them. */
export const NAMED_LANGUAGES = 3

/** The place, time and languages that the story states, in one line. */
function StoryFacts({ story: { place, timeZone, languages } }: { story: Story }) {
  const facts: [string, ReactNode][] = []
  if (place) facts.push(['place', place])
  if (timeZone) facts.push(['time', <LocalTime key="time" timeZone={timeZone} />])
  if (languages.length > 0) {
    facts.push([
      'languages',
      languages
        .slice(0, NAMED_LANGUAGES)
        .map(({ language }) => language)
        .join(', '),
    ])
  }
  if (facts.length === 0) return null
  return (
    <p className="mt-2 text-small text-muted wrap-anywhere">
      {facts.map(([key, fact], index) => (
        <Fragment key={key}>
          {index > 0 ? <Dot /> : null}
          {fact}
        </Fragment>
      ))}
    </p>
  )
}
