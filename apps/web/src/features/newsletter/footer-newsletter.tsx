import { t } from '@rise/texts'
import { NewsletterForm } from './base/newsletter-form.tsx'

/** The newsletter in the footer. */
export function FooterNewsletter() {
  return (
    <>
      <div>
        <h2 className="text-h3">{t('Job digest')}</h2>
        <p className="mt-1 max-w-reading text-small text-muted">
          {t('New jobs by email. Free, once a week. You’ll get an account; unsubscribe with one click.')}
        </p>
      </div>
      <NewsletterForm source="newsletter-footer" />
    </>
  )
}
