import { NewsletterForm } from './base/newsletter-form.tsx'

/** The newsletter in the footer. */
export function FooterNewsletter() {
  return (
    <>
      <div>
        <h2 className="text-h3">Jobs in your inbox</h2>
        <p className="mt-1 max-w-reading text-small text-muted">
          Once a week, free, and one click ends it. Signing up creates an account.
        </p>
      </div>
      <NewsletterForm source="newsletter-footer" />
    </>
  )
}
