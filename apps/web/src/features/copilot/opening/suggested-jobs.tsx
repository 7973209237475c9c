import type { CopilotOpening } from '@rise/contract/copilot/shapes'
import { formatPay, whereFacts } from '@rise/contract/jobs/words'
import { currentLanguage, t } from '@rise/texts'
import { Check, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { CardAbove, CardLink } from '../../../ui/base/card.tsx'
import { Facts } from '../../../ui/base/facts.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { MatchBadge, SaveButton, useMarks } from '../../jobs/index.ts'

type SuggestedJob = CopilotOpening['jobs'][number]

const NAMED_SKILLS = 3

/** The jobs that the copilot suggests in a new chat, each with the reason and the skills that the story lacks. */
export function SuggestedJobs({ basis, jobs }: Pick<CopilotOpening, 'basis' | 'jobs'>) {
  return (
    <section aria-labelledby="suggested" className="flex flex-col gap-4">
      <div>
        <h2 id="suggested" className="text-h2">
          {t(
            '{count, plural, =2 {Two jobs worth your evening} one {One job worth your evening} other {Three jobs worth your evening}}',
            { count: jobs.length },
          )}
        </h2>
        <p className="mt-1 text-muted">
          {basis === 'story'
            ? t('Open now, chosen by how well they match your story.')
            : t('Open now, found with the words of your preferences.')}
        </p>
      </div>
      <ol className="rows">
        {jobs.map((suggestion) => (
          <li key={suggestion.job._id}>
            <Suggestion suggestion={suggestion} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Suggestion({ suggestion: { job, score, why, missing } }: { suggestion: SuggestedJob }) {
  const { company, pay } = job
  const saved = useMarks()?.saved.includes(job._id) === true
  return (
    <article className="row flex items-start gap-3 sm:gap-4 sm:px-6 sm:py-4">
      <LogoMark name={company.companyName} logo={company.logo} size={48} />
      <div className="grid min-w-0 grow gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h3 className="text-body font-semibold wrap-anywhere">
            <CardLink to={`/jobs/${job.slug}`}>{job.title}</CardLink>
          </h3>
          <p className="text-small text-muted wrap-anywhere">
            <Facts>
              <span className="text-text">{company.companyName}</span>
              {whereFacts(job)}
              <RelativeTime date={job.datePosted} keepsRoom className="text-subtle" />
            </Facts>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small max-sm:mt-1 sm:flex-col sm:items-end">
          {pay ? (
            <p className="font-medium tabular-nums">{formatPay(pay)}</p>
          ) : (
            <p className="text-subtle">{t('Pay not stated')}</p>
          )}
          <MatchBadge score={score} />
        </div>
        <ul className="col-span-full mt-2 flex flex-col gap-1 text-small">
          <Reason icon={<Check size={16} className="text-success" />}>{why}</Reason>
          {missing === null ? null : missing.length === 0 ? (
            <Reason icon={<Check size={16} className="text-success" />}>
              {t('Your story shows every skill it requires.')}
            </Reason>
          ) : (
            <Reason icon={<CircleDashed size={16} className="text-subtle" />}>
              <span className="text-muted">{missingInWords(missing)}</span>
            </Reason>
          )}
        </ul>
      </div>
      <CardAbove className="-my-1 -me-2 shrink-0">
        <SaveButton job={job} saved={saved} />
      </CardAbove>
    </article>
  )
}

function Reason({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <span aria-hidden className="mt-0.5 shrink-0">
        {icon}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

function missingInWords(missing: readonly string[]): string {
  const moreCount = missing.length - NAMED_SKILLS
  const names = missing.slice(0, NAMED_SKILLS)
  const items = moreCount > 0 ? [...names, t('{count} more', { count: moreCount }, 'skills')] : names
  const language = currentLanguage()
  const skills = new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(items)
  return t('Not in your story: {skills}.', { skills })
}
