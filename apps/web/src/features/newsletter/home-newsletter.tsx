import { ForGuests } from '../../app/navigation/audience.tsx'
import { NewsletterForm } from './base/newsletter-form.tsx'

/** The newsletter on the home page, for guests. */
export function HomeNewsletter() {
  return (
    <ForGuests className="grid items-center gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-2 md:gap-12 md:p-8">
      <div>
        <h2 className="text-h2">New jobs, sent to you</h2>
        <p className="mt-2 text-muted">
          Once a week, the newest jobs since your last email. Free, and one click ends it.
        </p>
      </div>
      <NewsletterForm source="newsletter-cta" />
    </ForGuests>
  )
}
