import type { Layoff } from '@rise/contract/layoffs/shapes'
import { t } from '@rise/texts'
import { lazy, Suspense } from 'react'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { ReportButton } from '../../connections/index.ts'
import { HiddenMark } from '../../content/index.ts'
import { JobCardList } from '../../jobs/index.ts'

const OfferForm = lazy(async () => ({ default: (await import('./offer-form.tsx')).OfferForm }))

/** Employers that hire people affected, with their jobs, and a form for another employer to offer jobs. */
export function HiringEmployers({ layoff: { slug, companyName, hiring } }: { layoff: Layoff }) {
  const user = useCurrentUser()
  const isEmployer = user?.role === 'employer'
  if (hiring.length === 0 && !isEmployer) return null
  return (
    <section aria-labelledby="hiring">
      <h2 id="hiring" className="text-h2">
        {t('Companies that want to hire people from {company}', { company: companyName })}
      </h2>
      {hiring.map(({ _id, company, words, hidden, jobs }) => (
        <article key={company._id} aria-label={company.companyName} className="mt-4">
          <p className="text-body font-semibold">
            <TextLink look="plain" to={`/company/${company.slug}`}>
              {company.companyName}
            </TextLink>
          </p>
          {words ? (
            <>
              <p className="mt-1 max-w-reading whitespace-pre-line text-muted">{words}</p>
              {hidden ? <HiddenMark what="statement" id={_id} /> : null}
              <ReportButton
                subject={{ kind: 'statement', id: _id, author: { _id: company._id, name: company.companyName } }}
              />
            </>
          ) : null}
          <div className="mt-3">
            <JobCardList jobs={jobs} heading="h3" brief />
          </div>
        </article>
      ))}
      {isEmployer && user.slug ? (
        <div className="mt-4">
          {user.paidPlan === 'Pro' ? (
            <Suspense fallback={null}>
              <OfferForm slug={slug} company={user.slug} />
            </Suspense>
          ) : (
            <ButtonLink to="/purchase">{t('Hire from here with Pro')}</ButtonLink>
          )}
        </div>
      ) : null}
    </section>
  )
}
