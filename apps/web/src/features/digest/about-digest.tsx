import { MOST_DIGEST_JOBS } from '@rise/contract/digest/limits'
import { t } from '@rise/texts'
import { Check } from 'lucide-react'
import { ButtonLink } from '../../ui/base/button.tsx'
import { NewsletterForm } from '../newsletter/index.ts'
import { ExampleMail } from './example-mail.tsx'

/** Explains the digest to viewers who don't have one. */
export function AboutDigest() {
  const facts = [
    t('Up to {count} jobs, each with the reason we chose it', { count: MOST_DIGEST_JOBS }),
    t('Once a week, on the day and at the time you choose'),
    t('Nothing new that fits? Then no email'),
  ]
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <section aria-label={t('Your first digest')} className="flex flex-col gap-4">
        {/* The form’s button is inconspicuous in footers, but the main action of this page. */}
        <div className="[&_button]:border-brand [&_button]:bg-brand [&_button]:text-on-brand [&_button:hover]:bg-brand-hover">
          <NewsletterForm source="newsletter-cta" />
        </div>
        <p className="text-small text-muted">{t('Free. You’ll get an account; unsubscribe with one click.')}</p>
        <ul className="mt-4 flex flex-col gap-2">
          {facts.map((fact) => (
            <li key={fact} className="flex items-start gap-3">
              <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-success" />
              {fact}
            </li>
          ))}
        </ul>
        <p className="mt-2 text-small text-muted">
          {t('Want jobs that match what you can do?')}{' '}
          <ButtonLink variant="link" to="/login?portal=professionals&mode=signup&next=/jobs/digest/review-my-info">
            {t('Join and add your story')}
          </ButtonLink>
        </p>
      </section>
      <ExampleMail />
    </div>
  )
}
