import { replyWords } from '@rise/contract/companies/replies/words'
import type { CompanyToday } from '@rise/contract/companies/today/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { Card } from '../../../../ui/base/card.tsx'
import { TextLink } from '../../../../ui/base/link.tsx'

/** The figures of the last seven days, and the reply rate that candidates see. */
export function WeekCard({ today: { views, applicants, jobs, replies } }: { today: CompanyToday }) {
  return (
    <Card as="section" aria-labelledby="week" className="flex flex-col gap-4">
      <h2 id="week" className="text-body">
        {t('Last 7 days')}
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4">
        <Figure name={t('Job views')} value={views.week} before={views.before} />
        {applicants ? (
          <Figure name={t('Applicants')} value={applicants.week.week} before={applicants.week.before} />
        ) : null}
        <Figure name={t('Open jobs')} value={jobs.open} to="/company/jobs?show=open" />
        <Figure
          name={jobs.drafts === 1 ? t('Draft') : t('Drafts')}
          value={jobs.drafts}
          to="/company/jobs?show=drafts"
        />
      </dl>
      <div className="border-t border-line pt-4">
        <h3 className="text-caption font-medium text-muted">{t('What candidates read about you')}</h3>
        <p className="mt-1 tabular-nums">
          {replies === null
            ? t('Nothing yet. How often you answer shows once ten applications are a week old.')
            : t('“{words}”', { words: replyWords(replies) })}
        </p>
      </div>
    </Card>
  )
}

interface FigureProps {
  readonly name: string
  readonly value: number
  /** The same figure for the week before. */
  readonly before?: number
  readonly to?: string
}

function Figure({ name, value, before, to }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      {before === undefined ? null : (
        <dd className="text-caption text-muted tabular-nums">{trendWords(value, before)}</dd>
      )}
      <dt className="text-small text-muted">
        {to === undefined ? (
          name
        ) : (
          <TextLink to={to} look="quiet">
            {name}
          </TextLink>
        )}
      </dt>
      <dd className="text-h2 font-semibold tabular-nums">{formatInteger(value)}</dd>
    </div>
  )
}

function trendWords(value: number, previousValue: number): string {
  if (value === previousValue) return t('same as before', 'a figure')
  const change = formatInteger(Math.abs(value - previousValue))
  return value > previousValue
    ? t('{change} more than before', { change })
    : t('{change} fewer than before', { change })
}
