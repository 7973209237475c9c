import { t } from '@rise/texts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { PageHead } from '../page/page-head.tsx'
import { JOBS } from '../session/addresses.ts'

/** The target of the demo jobs' apply links: their companies are invented, so no one could receive an application. */
export function ApplyPage() {
  return (
    <section className="mx-auto max-w-feed px-gutter py-16">
      <PageHead title={t('A demo job')} noindex />
      <h1 className="text-h1">{t('This is a demo job')}</h1>
      <p className="mt-4 text-lead text-muted">
        {t(
          'This company is made up, so there’s nothing to apply to. On a job from a real board, this link opens the company’s application form.',
        )}
      </p>
      <div className="mt-8">
        <ButtonLink to={JOBS} variant="primary">
          {t('Back to jobs')}
        </ButtonLink>
      </div>
    </section>
  )
}
