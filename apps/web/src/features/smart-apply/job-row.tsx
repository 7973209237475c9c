import { formatPay, whereFacts } from '@rise/contract/jobs/words'
import type { SmartApplyJob } from '@rise/contract/smart-apply/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Facts } from '../../ui/base/facts.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { MatchBadge } from '../jobs/index.ts'
import { ReadyRing } from './ready-ring.tsx'

interface Props {
  readonly item: SmartApplyJob
  /** Whether its button is the page's primary one. */
  readonly first: boolean
}

/** A job with its pay, how ready its application is, and the button to continue with it. */
export function JobRow({ item, first }: Props) {
  const { job, score } = item
  const { company, pay } = job
  return (
    <article className="row flex items-start gap-3 sm:gap-4 sm:px-6 sm:py-4">
      <LogoMark name={company.companyName} logo={company.logo} size={48} />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-[16rem]">
          <h3 className="text-body font-semibold wrap-anywhere">
            <TextLink look="plain" to={`/jobs/${job.slug}`}>
              {job.title}
            </TextLink>
          </h3>
          <p className="text-small text-muted wrap-anywhere">
            <Facts>
              <span className="text-text">{company.companyName}</span>
              {whereFacts(job)}
            </Facts>
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            {pay ? (
              <span className="font-medium tabular-nums">{formatPay(pay)}</span>
            ) : (
              <span className="text-subtle">{t('Pay not stated')}</span>
            )}
            <MatchBadge score={score} />
          </p>
        </div>
        <div className="flex items-center justify-between gap-4 max-sm:w-full">
          <Readiness item={item} />
          <ButtonLink size="dense" variant={first ? 'primary' : 'secondary'} to={`/smart-apply?job=${job.slug}`}>
            {actOf(item)}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}

/** What is left to do: nothing, named answers, or the answers to copy into the employer's form. */
function Readiness({ item: { missing, filled, fields } }: Pick<Props, 'item'>) {
  if (missing === null) {
    return (
      <ReadyRing filled={filled} fields={fields}>
        {t('{filled} of {fields} answers', { filled, fields })}
      </ReadyRing>
    )
  }
  const [first, ...others] = missing
  if (first !== undefined) {
    const field = (text: ReactNode) => <span className="text-text">{text}</span>
    return (
      <p className="max-w-[16rem] min-w-0 text-small text-muted sm:text-end">
        {others.length > 0
          ? rich('Needs: <field>{first}</field> and {count} more', { first, count: others.length, field })
          : rich('Needs: <field>{first}</field>', { first, field })}
      </p>
    )
  }
  const optional = fields - filled
  return (
    <ReadyRing filled={fields} fields={fields}>
      {optional > 0
        ? rich('Ready<rest>, {count} optional left</rest>', {
            count: optional,
            rest: (text) => <span className="text-subtle">{text}</span>,
          })
        : t('Ready', 'an application')}
    </ReadyRing>
  )
}

function actOf({ job: { title }, missing }: SmartApplyJob): ReactNode {
  const values = { title, hidden: (text: ReactNode) => <span className="sr-only">{text}</span> }
  if (missing === null) return rich('Copy answers<hidden> {title}</hidden>', values)
  return missing.length === 0
    ? rich('Check<hidden> {title}</hidden>', values)
    : rich('Answer<hidden> {title}</hidden>', values)
}
