import { t } from '@rise/texts'
import { MapPin, UserRound } from 'lucide-react'
import { cx } from '../../../ui/base/class-names.ts'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { firstLetter, initials } from '../../../ui/base/name-mark.ts'
import { PreviewFrame, PreviewSection } from './preview-frame.tsx'

interface PreviewedStory {
  readonly name: string
  readonly headline: string
  readonly place?: string
  readonly position?: string
  readonly company?: string
  readonly skills?: readonly string[]
}

/** The maximum number of skills in the preview. */
const MOST_SKILLS = 6

/** A finished story, shown until something is typed. */
const exampleStory = (): PreviewedStory => ({
  name: 'Noor Lindgren',
  headline: t('Ward nurse who keeps nights calm'),
  place: t('Malmö, Sweden'),
  position: t('Ward nurse'),
  company: t('St Anne’s Hospital'),
  skills: [t('Wound care'), t('Intensive care'), t('Training new nurses'), t('Shift planning')],
})

/**
 * A new member's story while it is being filled in, and an example before that. Every part keeps its place, and marks
 * depend on first letters only, so that nothing moves or flickers while someone types.
 */
export function StoryPreview({ story, isLoading = false }: { story: PreviewedStory; isLoading?: boolean }) {
  const isBegun = isLoading || Object.values(story).some((value) => value.length > 0)
  const { name, headline, place = '', position = '', company = '', skills = [] } = isBegun ? story : exampleStory()
  return (
    <PreviewFrame
      face={(size) => <Face name={name} size={size} />}
      corners="rounded-full"
      name={name}
      placeholder={t('Your name')}
      line={headline || t('What you do')}
      note={isBegun ? undefined : t('An example')}
      className="lg:sticky lg:top-[calc(var(--top-bar)+2rem)]"
    >
      <p className={cx('mt-1 h-[1.75rem] truncate text-lead', headline === '' ? 'text-subtle' : 'text-muted')}>
        {headline || t('What you do, in one line')}
      </p>
      <p className="mt-2 flex h-[1.25rem] items-center gap-1 text-small text-subtle">
        <MapPin size={16} />
        <span className="truncate">{place || t('Where you are')}</span>
      </p>
      <PreviewSection title={t('Experience')}>
        <div className="flex h-12 items-center gap-3">
          <LogoMark name={firstLetter(company)} size={40} />
          <div className="min-w-0">
            <p className={cx('truncate font-semibold', position === '' && 'text-subtle')}>
              {position || t('Your role')}
            </p>
            <p className="truncate text-small text-muted">{company || t('Where you do it')}</p>
          </div>
        </div>
      </PreviewSection>
      <PreviewSection title={t('Skills')}>
        <div className="flex h-16 flex-wrap content-start gap-2 overflow-hidden">
          {skills.length === 0 ? (
            <span className="chip">{t('What people come to you for')}</span>
          ) : (
            skills.slice(0, MOST_SKILLS).map((skill) => (
              <span key={skill} className="chip">
                {skill}
              </span>
            ))
          )}
        </div>
      </PreviewSection>
    </PreviewFrame>
  )
}

/**
 * Like an avatar without a photo, but always in one tint. A tint that depends on the name would change with every
 * letter.
 */
function Face({ name, size }: { name: string; size: 64 | 96 }) {
  return (
    <span
      style={{ width: size, height: size }}
      className={cx(
        'relative flex shrink-0 items-center justify-center rounded-full bg-[var(--tint-2)] font-semibold text-[var(--on-tint-2)]',
        size === 96 ? 'text-h1' : 'text-h3',
      )}
    >
      {initials(name) || <UserRound size={24} />}
    </span>
  )
}
