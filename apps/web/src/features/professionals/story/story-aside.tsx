import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { ExternalLink, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChipList } from '../../../ui/base/chip.tsx'
import { Facts } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { firstAndRest } from '../../../ui/layout/first-and-rest.ts'
import { Fold } from '../../../ui/layout/fold.tsx'
import { formatDate } from '../format-span.ts'
import { workTypeName } from '../work-type-name.ts'
import { NAMED_LANGUAGES, OPEN_TO_WORK } from './story-header.tsx'
import { LinkedName } from './story-parts.tsx'
import type { StorySlots } from './story-slots.ts'

/**
 * The facts next to a story: openness to work, contact and links, skills, languages, certificates; the rest is
 * collapsed.
 */
export function StoryAside({
  story,
  slots,
  provisional,
  children,
}: {
  story: Story
  slots: StorySlots
  provisional: boolean
  children?: ReactNode
}) {
  return (
    <div
      data-waits={provisional ? 'member' : undefined}
      className="grid min-w-0 content-start gap-8 sm:grid-cols-2 lg:grid-cols-1"
    >
      {story.openToWork ? <OpenToWork sought={story.openToWork} /> : null}
      <Contact story={story} />
      <Skills skills={story.skills} />
      <Part title={t('Languages')} show={hasLanguageDetails(story)}>
        <ul className="flex flex-col gap-1">
          {story.languages.map(({ language, fluency }) => (
            <li key={language} className="tally">
              <span className="min-w-0 wrap-anywhere">{language}</span>
              <span className="min-w-0 wrap-anywhere">{fluency}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('Certificates')} show={story.certificates.length > 0}>
        <ul className="flex flex-col gap-3">
          {story.certificates.map(({ name, issuer, date, url }) => (
            <li key={`${name} ${date}`}>
              <p className="text-small font-medium wrap-anywhere">
                <LinkedName name={name} url={url} />
              </p>
              <p className="text-small text-muted wrap-anywhere">
                <Facts>
                  {issuer}
                  {date && formatDate(date)}
                </Facts>
              </p>
            </li>
          ))}
        </ul>
      </Part>
      {slots.beside.map(({ name, Part }) => (
        <Part key={name} story={story} />
      ))}
      <FurtherChips story={story} />
      {children}
      {slots.last.map(({ name, Part }) => (
        <Part key={name} story={story} />
      ))}
    </div>
  )
}

/** Expertise, interests, and what the owner is looking for, collapsed so that skills and languages stay in view. */
function FurtherChips({ story }: { story: Story }) {
  const groups = [
    [t('Expertise'), story.expertises],
    [t('Mentoring'), story.mentoringTopics],
    [t('Hats they wear'), story.hats],
    [t('Values they’re looking for'), story.values],
    [t('Benefits they’re looking for'), story.benefits],
    [t('Interests'), story.interests],
  ] as const
  if (groups.every(([, entries]) => entries.length === 0)) return null
  return (
    <Fold label={t('What matters to {name}', { name: story.name })} openLabel={t('Show less')}>
      <div className="grid gap-8 pb-4">
        {groups.map(([title, entries]) => (
          <Chips key={title} title={title} entries={entries} />
        ))}
      </div>
    </Fold>
  )
}

interface SkillsProps {
  readonly skills: readonly Story['skills'][number][]
}

/** The number of skills shown before the rest is expanded. */
const SHOWN_SKILLS = 12

function Skills({ skills }: SkillsProps) {
  const [shownSkills, rest] = firstAndRest(skills, SHOWN_SKILLS)
  return (
    <Part id="skills" title={t('Skills')} show={skills.length > 0}>
      <SkillChips skills={shownSkills} />
      {rest.length > 0 ? (
        <div className="mt-2">
          <Fold label={t('Show all {count} skills', { count: skills.length })}>
            <SkillChips skills={rest} />
          </Fold>
        </div>
      ) : null}
    </Part>
  )
}

function SkillChips({ skills }: SkillsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {skills.map(({ name, years, level }) => (
        <li key={name} className="chip">
          {name}
          {years ? (
            <span className="font-normal">
              {'\u00a0· '}
              {t('{years, plural, one {1 year} other {{years} years}}', { years })}
            </span>
          ) : null}
          {!years && level ? <span className="font-normal">{`\u00a0· ${level}`}</span> : null}
        </li>
      ))}
    </ul>
  )
}

/** Whether the list of languages contains more than the line below the headline. */
function hasLanguageDetails({ languages }: Pick<Story, 'languages'>): boolean {
  return languages.length > NAMED_LANGUAGES || languages.some(({ fluency }) => fluency)
}

/** The roles and the work modes that the owner is open to. */
function OpenToWork({ sought }: { sought: NonNullable<Story['openToWork']> }) {
  const { roles, workTypes } = sought
  return (
    <section id={OPEN_TO_WORK} aria-label={t('Open to work')} className="h-fit rounded-card bg-success-soft p-4">
      <h2 className="text-body text-success">{t('Open to work')}</h2>
      {roles.length > 0 ? <p className="mt-1 text-small wrap-anywhere">{roles.join(', ')}</p> : null}
      {workTypes.length > 0 ? <p className="mt-1 text-small">{workTypes.map(workTypeName).join(', ')}</p> : null}
    </section>
  )
}

function Contact({ story: { email, phone, links } }: { story: Story }) {
  return (
    <Part title={t('Contact and links')} show={Boolean(email || phone || links.length > 0)}>
      <ul className="flex flex-col gap-2 text-small">
        {email ? (
          <Line icon={<Mail size={16} aria-hidden />}>
            <TextLink to={`mailto:${email}`}>{email}</TextLink>
          </Line>
        ) : null}
        {phone ? (
          <Line icon={<Phone size={16} aria-hidden />}>
            <TextLink to={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</TextLink>
          </Line>
        ) : null}
        {links.map(({ label, url }) => (
          <Line key={url} icon={<ExternalLink size={16} aria-hidden />}>
            <TextLink to={url} rel="noopener nofollow ugc me">
              {label}
            </TextLink>
          </Line>
        ))}
      </ul>
    </Part>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-6 items-center gap-2 text-subtle [&>svg]:shrink-0">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

function Chips({ title, entries }: { title: string; entries: readonly { name: string }[] }) {
  return (
    <Part title={title} show={entries.length > 0}>
      <ChipList chips={entries.map(({ name }) => name)} />
    </Part>
  )
}

function Part({ id, title, show, children }: { id?: string; title: string; show: boolean; children: ReactNode }) {
  if (!show) return null
  return (
    <section id={id} className="min-w-0">
      <h2 className="text-body">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}
