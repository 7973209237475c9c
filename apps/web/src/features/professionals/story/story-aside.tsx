import type { Story } from '@rise/contract/professionals/story/shapes'
import { ExternalLink, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChipList } from '../../../ui/base/chip.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { formatDate } from '../format-span.ts'
import { LinkedName } from './story-parts.tsx'
import type { StorySlots } from './story-slots.ts'

/** The facts next to a story: what its owner is looking for, skills, interests, and links. */
export function StoryAside({ story, slots, children }: { story: Story; slots: StorySlots; children?: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-8 sm:grid-cols-2 lg:col-start-2 lg:grid-cols-1">
      <Contact story={story} />
      <Part title="Skills" show={story.skills.length > 0}>
        <ul className="flex flex-wrap gap-2">
          {story.skills.map(({ name, years, level }) => (
            <li key={name} className="chip">
              {name}
              {years ? <span className="font-normal"> · {years === 1 ? '1 year' : `${years} years`}</span> : null}
              {!years && level ? <span className="font-normal"> · {level}</span> : null}
            </li>
          ))}
        </ul>
      </Part>
      <Chips title="Expertise" entries={story.expertises} />
      <Part title="Languages" show={story.languages.length > 0}>
        <ul className="flex flex-col gap-1">
          {story.languages.map(({ language, fluency }) => (
            <li key={language} className="tally">
              <span className="min-w-0 wrap-anywhere">{language}</span>
              <span className="min-w-0 wrap-anywhere">{fluency}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Certificates" show={story.certificates.length > 0}>
        <ul className="flex flex-col gap-3">
          {story.certificates.map(({ name, issuer, date, url }) => (
            <li key={`${name} ${date}`}>
              <p className="text-small font-medium wrap-anywhere">
                <LinkedName name={name} url={url} />
              </p>
              <p className="text-small text-muted wrap-anywhere">
                {[issuer, date && formatDate(date)].filter(Boolean).join('\u00a0· ')}
              </p>
            </li>
          ))}
        </ul>
      </Part>
      {slots.beside.map(({ name, Part }) => (
        <Part key={name} story={story} />
      ))}
      <Chips title="Hats they wear" entries={story.hats} />
      <Chips title="Values they’re looking for" entries={story.values} />
      <Chips title="Benefits they’re looking for" entries={story.benefits} />
      <Chips title="Mentoring" entries={story.mentoringTopics} />
      <Chips title="Interests" entries={story.interests} />
      {children}
    </div>
  )
}

/** Shows that the owner is open to work, and for which roles. First on a phone. */
export function OpenToWork({ sought }: { sought: NonNullable<Story['openToWork']> }) {
  const { roles, workTypes } = sought
  return (
    <section aria-label="Open to work" className="rounded-card bg-success-soft p-4 lg:col-start-2">
      <h2 className="text-body text-success">Open to work</h2>
      {roles.length > 0 ? <p className="mt-1 text-small wrap-anywhere">{roles.join(', ')}</p> : null}
      {workTypes.length > 0 ? <p className="mt-1 text-small">{workTypes.join(', ')}</p> : null}
    </section>
  )
}

function Contact({ story: { email, phone, links } }: { story: Story }) {
  return (
    <Part title="Contact and links" show={Boolean(email || phone || links.length > 0)}>
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

function Part({ title, show, children }: { title: string; show: boolean; children: ReactNode }) {
  if (!show) return null
  return (
    <section className="min-w-0">
      <h2 className="text-body">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}
