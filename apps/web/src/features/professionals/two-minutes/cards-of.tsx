import type { Story } from '@rise/contract/professionals/story/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { ChipList } from '../../../ui/base/chip.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { nameTint } from '../../../ui/base/name-mark.ts'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { HalfSun } from '../../../ui/marks/half-sun.tsx'
import { wholeSpan } from '../format-span.ts'
import { FactLine } from '../story/story-parts.tsx'
import type { StorySlots } from '../story/story-slots.ts'
import { workTypeName } from '../work-type-name.ts'

interface StoryCard {
  readonly name: string
  readonly content: ReactNode
  readonly stage?: boolean
}

/** Returns the cards of a story that have content. `filled` names the sections of other features that have content. */
export function cardsOf(story: Story, { aboveWork }: StorySlots, filled: readonly string[]): StoryCard[] {
  const sections = aboveWork.flatMap(({ name, Best }) =>
    Best && filled.includes(name) ? [{ name: t(Best.title), content: <Best.Part story={story} /> }] : [],
  )
  const rest = [
    ...sections,
    ...ofNumbers(story),
    ...ofWishes(story),
    { name: t('Get in touch'), content: <Reach story={story} /> },
  ]
  return [{ name: story.name, stage: true, content: <Opening story={story} count={rest.length + 1} /> }, ...rest]
}

/** The first card: the photo in front of a half sun, on a tint derived from the name, with name, headline and place. */
function Opening({ story: { name, photo, headline, place }, count }: { story: Story; count: number }) {
  const tint = nameTint(name)
  return (
    <div
      style={{ background: `color-mix(in srgb, var(--tint-${tint}) 70%, var(--surface))` }}
      className="flex w-full flex-col items-center justify-center rounded-dialog px-6 py-8 text-center"
    >
      <div className="relative flex justify-center pt-8">
        <HalfSun width={320} className="max-sm:h-auto max-sm:w-[18rem]" />
        <span className="absolute -bottom-[3.5rem] flex">
          <Avatar name={name} photo={photo} size={192} />
        </span>
      </div>
      <h2 className="mt-[4.5rem] text-h2 wrap-anywhere">{name}</h2>
      {headline ? (
        <p className="mt-3 max-w-feed text-display font-semibold text-balance wrap-anywhere max-sm:text-h1">
          {headline}
        </p>
      ) : null}
      <div className="mt-4">
        <FactLine facts={[place]} />
      </div>
      <p className="mt-2 text-small text-muted">
        {/* There are at least two cards. */}
        {t('{count, select, 2 {Two} 3 {Three} 4 {Four} 5 {Five} 6 {Six} other {{count}}} cards, two minutes', {
          count,
        })}
      </p>
    </div>
  )
}

/** The minimum number of figures on a card. */
const FEWEST = 2

function ofNumbers(story: Story): StoryCard[] {
  const numbers = numbersOf(story).filter(([count]) => count > 0)
  if (numbers.length < FEWEST) return []
  const content = (
    <Titled title={t('In numbers')}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8">
        {numbers.map(([count, label]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-muted">{label}</dt>
            <dd className="text-display font-semibold tabular-nums">{formatInteger(count)}</dd>
          </div>
        ))}
      </dl>
    </Titled>
  )
  return [{ name: t('In numbers'), content }]
}

/** Returns the figures of a story, each with its noun. */
function numbersOf({ work, answers, headlines, languages, asOf }: Story): (readonly [number, string])[] {
  const { start } = wholeSpan(work.flatMap(({ roles }) => roles))
  const years = start === null ? 0 : yearsBetween(start, asOf)
  return [
    [years, t('{count, plural, one {year since the first job} other {years since the first job}}', { count: years })],
    [work.length, t('{count, plural, one {employer} other {employers}}', { count: work.length })],
    [
      answers.total,
      t('{count, plural, one {answer in Real talk} other {answers in Real talk}}', { count: answers.total }),
    ],
    [headlines.total, t('{count, plural, one {headline} other {headlines}}', { count: headlines.total })],
    [languages.length, t('{count, plural, one {language} other {languages}}', { count: languages.length })],
  ]
}

/** Returns the whole years from one date to another; the difference of the years if the first has no month. */
function yearsBetween(start: string, end: string): number {
  const isBeforeMonth = end.slice(5, 7) < start.slice(5, 7)
  return Number(end.slice(0, 4)) - Number(start.slice(0, 4)) - (isBeforeMonth ? 1 : 0)
}

function ofWishes({ openToWork, values, benefits }: Story): StoryCard[] {
  const roles = openToWork?.roles ?? []
  const workTypes = openToWork?.workTypes ?? []
  if (roles.length + workTypes.length + values.length + benefits.length === 0) return []
  const content = (
    <Titled title={t('Looking for')}>
      {roles.length > 0 ? <p className="text-h3 wrap-anywhere">{roles.join(', ')}</p> : null}
      {workTypes.length > 0 ? <p className="text-lead">{workTypes.map(workTypeName).join(', ')}</p> : null}
      <ChipList chips={[...values, ...benefits].map(({ name }) => name)} />
    </Titled>
  )
  return [{ name: t('Looking for'), content }]
}

function Reach({ story: { slug, email, phone, links } }: { story: Story }) {
  return (
    <Titled title={t('Get in touch')}>
      <ul className="flex flex-col gap-3 text-lead wrap-anywhere">
        <li>
          <TextLink to={`/professional/${slug}`}>{t('Message or follow on the story')}</TextLink>
        </li>
        {email ? (
          <li>
            <TextLink to={`mailto:${email}`}>{email}</TextLink>
          </li>
        ) : null}
        {phone ? (
          <li>
            <TextLink to={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</TextLink>
          </li>
        ) : null}
        {links.map(({ label, url }) => (
          <li key={url}>
            <TextLink to={url} rel="noopener nofollow ugc me">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Titled>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-h2">{title}</h2>
      {children}
    </div>
  )
}
