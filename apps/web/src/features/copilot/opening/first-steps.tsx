import type { CopilotOpening } from '@rise/contract/copilot/shapes'
import { t } from '@rise/texts'
import { ChevronRight } from 'lucide-react'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { CardLink } from '../../../ui/base/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

/** Shows additions to the story that would lead to suggested jobs. Without any, says that no job fits today. */
export function FirstSteps({ steps }: Pick<CopilotOpening, 'steps'>) {
  if (steps.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('Nothing fits well today')}
        action={<ButtonLink to="/jobs/digest">{t('Get new ones by email')}</ButtonLink>}
      >
        {t('No open job matches your story well enough to suggest it. Ask below for a title or another place.')}
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="first-steps" className="flex flex-col gap-4">
      <div>
        <h2 id="first-steps" className="text-h2">
          {t(
            '{count, plural, =2 {Two things to tell me first} one {One thing to tell me first} other {Three things to tell me first}}',
            { count: steps.length },
          )}
        </h2>
        <p className="mt-1 text-muted">{t('Then the jobs that fit you best open this page.')}</p>
      </div>
      <ol className="rows">
        {steps.map(({ text, why, to }) => (
          <li key={text}>
            <div className="row flex items-center gap-4 sm:px-6 sm:py-4">
              <div className="min-w-0 grow">
                <p className="font-semibold">
                  <CardLink to={to}>{text}</CardLink>
                </p>
                <p className="text-small text-muted">{why}</p>
              </div>
              <ChevronRight size={20} aria-hidden className="shrink-0 text-subtle" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
