import type { Job } from '@rise/contract/jobs/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { Circle, CircleCheck } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ForGuests, ForMembers } from '../../../app/navigation/audience.tsx'
import { localStore } from '../../../app/session/safe-storage.ts'
import { Button } from '../../../ui/base/button.tsx'
import { controlClass, Field } from '../../../ui/base/field.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { useSeeker } from '../base/job-marks.ts'
import { drawMarks } from './draw-marks.ts'
import { type KnownSkill, marksOf, skillsIn } from './item-marks.ts'

interface Props {
  readonly job: Job
  /** The text of the posting, whose items get the marks. */
  readonly text: RefObject<HTMLElement | null>
}

const box =
  'mt-4 flex flex-col justify-center rounded-card border border-line px-4 py-3 sm:min-h-[5.5rem] noscript:hidden'

/**
 * A box above the text of a posting. It marks the items of the text that name skills, by whether the reader has these
 * skills. A member's skills come from their story, a guest's are stored in the browser. The box has its final size from
 * the first render.
 */
export function ReadTogether({ job, text }: Props) {
  const seeker = useSeeker()
  if (job.reading.items.length === 0 || job.dateClosed !== null) return null
  return (
    <>
      <ForGuests className={`${box} min-h-[10rem]`}>
        <GuestReading job={job} text={text} />
      </ForGuests>
      <ForMembers only="professional" className={`${box} min-h-[8rem]`}>
        {seeker ? <MemberReading job={job} text={text} /> : null}
      </ForMembers>
    </>
  )
}

function MemberReading({ job, text }: Props) {
  const { data: match } = useQuery(
    queryOf(useApi(), 'GET /api/v1/matches/{id}', { params: { id: job._id } }, { staleTime: 60_000 }),
  )
  const knownSkills = match?.known
  const count = useMarks(job, text, knownSkills)
  if (!match || count === undefined) return null
  return (
    <Summary count={count} of={job.reading.items.length}>
      {match.score === null
        ? rich('Add skills to <story>your story</story> to see what you bring.', {
            story: (text) => <TextLink to="/professional/edit">{text}</TextLink>,
          })
        : t('From your story. Only you see this.')}
    </Summary>
  )
}

const STORED_SKILLS = 'ownSkills'

function GuestReading({ job, text }: Props) {
  const [formerSkills, setFormerSkills] = useState('')
  const [skills, setSkills] = useState<string>()
  // Read once the page is interactive: the server renders the same page for everyone.
  useEffect(() => setSkills(localStore.get(STORED_SKILLS)), [])
  const knownSkills = useMemo(() => (skills === undefined ? undefined : skillsIn(job.reading, skills)), [job, skills])
  const count = useMarks(job, text, knownSkills)
  if (skills !== undefined && count !== undefined) {
    return (
      <Summary
        count={count}
        of={job.reading.items.length}
        act={
          <Button
            size="dense"
            variant="ghost"
            onClick={() => {
              localStore.set(STORED_SKILLS, undefined)
              setFormerSkills(skills)
              setSkills(undefined)
            }}
          >
            {t('Change skills')}
          </Button>
        }
      >
        {t('Compared with {skills}, which stay in this browser.', { skills })}
      </Summary>
    )
  }
  return (
    <form
      aria-label={t('Your skills')}
      className="flex flex-wrap items-center gap-x-6 gap-y-2"
      onSubmit={(event) => {
        event.preventDefault()
        // From the form, because a word typed before hydration is in no state.
        const words = String(new FormData(event.currentTarget).get('skills') ?? '').trim()
        if (words === '') return
        localStore.set(STORED_SKILLS, words)
        setSkills(words)
      }}
    >
      <div className="min-w-0 grow basis-[12rem]">
        <p className="text-small font-semibold">{t('Check it against your skills')}</p>
        <p className="text-small text-muted">
          {t('Three skills, and we mark what you bring. They stay in this browser.')}
        </p>
      </div>
      <div className="flex grow basis-[16rem] items-end gap-2">
        <Field label={t('Three of your skills')} labelHidden className="min-w-0 grow">
          {(control) => (
            <input
              {...control}
              type="text"
              name="skills"
              defaultValue={formerSkills}
              maxLength={120}
              placeholder={t('Excel, SQL, sales')}
              className={`${controlClass} h-control`}
            />
          )}
        </Field>
        <Button type="submit" className="px-4">
          {t('Compare')}
        </Button>
      </div>
    </form>
  )
}

interface SummaryProps {
  readonly count: number
  readonly of: number
  readonly act?: ReactNode
  readonly children: ReactNode
}

/** The result in words, with the meaning of the marks. */
function Summary({ count, of, act, children }: SummaryProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <div className="min-w-0">
        <p role="status" className="text-small font-semibold tabular-nums">
          {t(
            '{count, plural, =0 {Marked below: what it asks for, and what you bring} one {You bring 1 of the points marked below} other {You bring {count} of the {of} points marked below}}',
            { count, of },
          )}
        </p>
        <p className="text-small text-muted wrap-anywhere">{children}</p>
      </div>
      {act ?? <Legend />}
    </div>
  )
}

/** The meaning of the marks. */
function Legend() {
  return (
    <p className="flex gap-x-4 text-caption text-muted">
      <span className="inline-flex items-center gap-1">
        <CircleCheck size={16} aria-hidden className="text-brand" /> {t('You bring it')}
      </span>
      <span className="inline-flex items-center gap-1">
        <Circle size={16} aria-hidden className="text-subtle" /> {t('Not in your story')}
      </span>
    </p>
  )
}

/** Draws the marks for a reader with these skills. Returns how many items the reader fulfils; undefined until known. */
function useMarks(job: Job, text: RefObject<HTMLElement | null>, knownSkills: readonly KnownSkill[] | undefined) {
  const marks = useMemo(
    () => (knownSkills === undefined ? undefined : marksOf(job.reading, knownSkills)),
    [job, knownSkills],
  )
  useEffect(() => {
    if (!marks || !text.current) return
    return drawMarks(text.current, marks)
  }, [marks, text])
  return marks?.filter(({ has }) => has === 'all').length
}
